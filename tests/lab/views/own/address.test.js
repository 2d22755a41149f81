import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { addressOf, botIn, filesIn, freeName, nameOf } from "../../../../web/lab/own/address.ts";

test("an address shows the bot of which it was made, in one form", () => {
  const bot = { file: "my_bot-2.py", text: "def search(s, d, p):\n    yield 0, 0.5  # 50 % & ü #?\n" };
  const address = addressOf(bot);
  deepEqual(botIn(address), bot);
  match(address, /^own\?file=my_bot-2\.py&source=[A-Za-z0-9_.!~*'()%-]+$/);
  equal(addressOf(botIn(address)), address);
});

test("an address without a bot is told from one that cannot be read", () => {
  equal(botIn("own"), undefined);
  const wrongs = ["file=a.py", "file=a.py&source=%", "file=a&source=x", "file=../a.py&source=x", "file=.py&source=x"];
  for (const wrong of ["", "source=x&file=a.py", ...wrongs]) equal(botIn(`own?${wrong}`), null, wrong);
  deepEqual(botIn("own?file=a.py&source="), { file: "a.py", text: "" });
});

test("every file gets a name that a bot can have", () => {
  const named = {
    "": "my_bot.py",
    "my bot.py": "my_bot.py",
    "Räuber.PY": "Rauber.py",
    "a/b:c": "abc.py",
    "§": "my_bot.py",
    [`${"x".repeat(99)}.py`]: `${"x".repeat(60)}.py`,
  };
  for (const [given, name] of Object.entries(named)) {
    equal(nameOf(given), name);
    deepEqual(botIn(addressOf({ file: name, text: "" })), { file: name, text: "" });
  }
});

test("a name that is taken gets a number", () => {
  equal(freeName("a.py", ["b.py"]), "a.py");
  equal(freeName("a.py", ["a.py", "a-2.py"]), "a-3.py");
  ok(freeName(`${"x".repeat(60)}.py`, [`${"x".repeat(60)}.py`]).length <= 63);
});

test("the files that an experiment names are found", () => {
  deepEqual(filesIn("tournament?bots=my_bot.py(c=1)@50,uct@100,b-2.py&seed=1"), ["my_bot.py", "b-2.py"]);
  deepEqual(filesIn("tournament?bots=uct,pyre&seed=1"), []);
});
