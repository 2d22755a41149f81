/** A function that computes what it says of an object once.
 * @template {object} Key @template Value @param {(key: Key) => Value} make */
export function once(make) {
  /** @type {WeakMap<Key, Value>} */ const known = new WeakMap();
  return (/** @type {Key} */ key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
