/** A function that computes what it says of an object once. */
export function once<Key extends object, Value>(make: (key: Key) => Value) {
  const known: WeakMap<Key, Value> = new WeakMap();
  return (key: Key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
