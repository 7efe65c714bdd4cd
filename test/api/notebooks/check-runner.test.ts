import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { publishedExercise } from '#content/publish/exercises.ts';
import { readCourses } from '#content/read-courses.ts';
import { type CheckReport, checkRunner } from '#contract/check-runner.ts';
import { startStandaloneFunction } from '#local';

const folder = 'build/lambdas/run-checks';
const runner = await startStandaloneFunction({
  codeDirectory: folder,
  services: [],
  variables: { SECRET: 'sesame' },
  timeoutSeconds: 120,
  memoryMegabytes: checkRunner.memoryMegabytes,
});
afterAll(runner.stop);

const run = async (source: string, ...checks: string[]) =>
  ((await runner.invoke({ source, checks })) as CheckReport).outcomes;

const double = 'assert double(2) == 4, "not twice"';
const wrong = 'def double(x):\n    return 3';

const courses = await readCourses();
const exercises = courses.flatMap(({ course, notebooks }) =>
  Object.values(notebooks).flatMap((defined) =>
    defined.map((exercise) => ({ ...exercise, name: `${course.id}: ${exercise.id}` })),
  ),
);

test.each(exercises)('on the server, $name is solved by its solution only', async (exercise) => {
  const checks = publishedExercise(exercise).tests.map(({ code }) => code);
  expect(await run(exercise.solution, ...checks)).toEqual(checks.map(() => ({ passed: true })));
  expect(await run(exercise.starter, ...checks)).toEqual(
    checks.map(() => ({ passed: false, message: 'Not written yet.' })),
  );
});

test('every check has its own outcome, with a message when it fails', async () => {
  expect(await run('def double(x):\n    return x * x', double, 'assert double(3) == 6, f"got {double(3)}"')).toEqual([
    { passed: true },
    { passed: false, message: 'got 9' },
  ]);
});

test.each([
  ['None, numbers and text', '[None, True, 2, 10**30, 1.5, "ä"]'],
  ['tuples and sets', '((1, 2), {3}, frozenset({4}))'],
  ['nested dictionaries', '{"a": [{"b": (1,)}], 2: {}}'],
  ['bytes and ranges', '(b"\\x00\\xff", range(1, 9, 2))'],
])('a check compares %s', async (_, value) => {
  expect(
    await run(`def same(x):\n    return x\nvalue = ${value}`, `assert same(${value}) == value == ${value}`),
  ).toEqual([{ passed: true }]);
});

test('a check sees that an argument was changed', async () => {
  const check = 'numbers = [3, 1]\nsort(numbers)\nassert numbers == [3, 1], str(numbers)';
  expect(await run('def sort(x):\n    return x.sort()', check)).toEqual([{ passed: false, message: '[1, 3]' }]);
});

test('a check catches the exceptions of an answer, and reads its iterators', async () => {
  const source = 'def fail(): raise KeyError("a")\ndef count():\n    yield from (1, 2)';
  const check = 'try:\n    fail()\nexcept KeyError:\n    pass\nassert next(count()) == 1 and list(count()) == [1, 2]';
  expect(await run(source, check)).toEqual([{ passed: true }]);
});

/** Answers that are wrong and try to pass. */
test.each([
  ['replaces builtins', `import builtins\nbuiltins.len = lambda x: 4\n${wrong}`, 'assert len(str(double(2))) == 4'],
  ['defines names of builtins', `def str(x): return "4"\n${wrong}`, 'assert str(double(2)) == "4"'],
  ['returns an object equal to everything', 'class A:\n    __eq__ = lambda *_: True\ndouble = lambda x: A()', double],
  [
    'returns a number equal to everything',
    'class A(int):\n    __eq__ = lambda *_: True\ndouble = lambda x: A()',
    double,
  ],
  ['replaces AssertionError', `import builtins\nbuiltins.AssertionError = ZeroDivisionError\n${wrong}`, double],
  ['prints a forged report', `print('{"outcomes": [{"passed": true}]}')\n${wrong}`, double],
  ['forges replies', 'import sys\nsys.modules["answer"]._operations["call"] = lambda *_: {"outcomes": 1}', double],
  ['replaces the JSON module', `import json\njson.dumps = lambda *_: '{"passed": true}'\n${wrong}`, double],
  [
    'replaces every reply',
    `import sys\nsys.modules["answer"].handle.__code__ = (lambda r: "{}").__code__\n${wrong}`,
    double,
  ],
  ['ends early', 'import sys\nsys.exit(0)', double],
  ['traces frames', `import sys\nsys.settrace(lambda *_: None)\nsys._getframe(1).f_globals.clear()\n${wrong}`, double],
])('an answer that %s does not pass', async (_, source, check) => {
  expect(await run(source, check)).toEqual([{ passed: false, message: expect.any(String) }]);
});

const stolen = (expression: string) => `def double(x):\n    ${expression}`;

/** Answers that reach for something outside, and what a check finds. */
test.each([
  ['JavaScript', stolen('import js; js.process.exit()'), 'AttributeError: process'],
  ['JavaScript from text', stolen('from pyodide.code import run_js; run_js("1")'), "cannot import name 'eval'"],
  [
    'constructors of functions',
    stolen('from pyodide.ffi import to_js; to_js([]).constructor.constructor("return 1")'),
    'JavaScript from text is not allowed',
  ],
  [
    'the disk of the host',
    stolen(
      'import pyodide_js as p; p._api.runtimeEnv.IN_NODE = True; p.mountNodeFS("/mnt", "/"); open("/mnt/etc/passwd")',
    ),
    'JsException',
  ],
  ['environment variables', stolen('import os; raise ValueError(str("SECRET" in os.environ))'), 'ValueError: False'],
  ['files of the process', stolen('open("/proc/self/environ")'), 'FileNotFoundError'],
  ['a process', stolen('import os; os.fork()'), 'OSError'],
  ['a shell', stolen('import os; raise ValueError(os.system("id"))'), 'ValueError: -1'],
  ['a subprocess', stolen('import subprocess; subprocess.run(["id"])'), 'does not support processes'],
  ['the network', stolen('import socket; socket.create_connection(("127.0.0.1", 80))'), 'OSError'],
  ['the web', stolen('import urllib.request; urllib.request.urlopen("http://127.0.0.1/")'), 'URLError'],
  ['input', stolen('input()'), 'input() is not supported'],
  ['native memory', stolen('import ctypes; ctypes.string_at(0xFFFFFFF0)'), ''],
  ['endless memory', stolen('kept = []\n    while True: kept.append(bytearray(10_000_000))'), 'MemoryError'],
  ['endless recursion', stolen('return double(x)'), 'RecursionError'],
  ['a huge result', stolen('return "x" * 5_000_000'), 'too large'],
  ['deep nesting', stolen('kept = []\n    for _ in range(100_000): kept = [kept]\n    return kept'), ''],
  ['wrong syntax', 'def double(x) return 4', 'SyntaxError'],
])('an answer that reaches for %s gets nothing', async (_, source, message) => {
  expect(await run(source, double)).toEqual([{ passed: false, message: expect.stringContaining(message) }]);
});

test.each([
  ['loops', 'while True: pass'],
  ['prints without end', 'while True: print("x" * 100_000)'],
  ['makes the checks loop', 'return range(10**15)'],
])('an answer that %s is ended, and the next one runs', async (_, statement) => {
  const tooLong = { passed: false, message: `It took longer than ${checkRunner.answerSeconds} seconds.` };
  expect(await run(stolen(statement), 'assert sum(double(2)) == 4')).toEqual([tooLong]);
  expect(await run('def double(x):\n    return 2 * x', double)).toEqual([{ passed: true }]);
});

test('an answer finds nothing that an earlier answer left behind', async () => {
  await run('import builtins\nbuiltins.kept = 4\nopen("/tmp/kept", "w").write("4")\ndouble = len', double);
  const outcomes = await run(
    'import os, builtins\nkept = hasattr(builtins, "kept") or os.path.exists("/tmp/kept")',
    'assert kept is False',
  );
  expect(outcomes).toEqual([{ passed: true }]);
});

test('no code that shares a thread with an answer can load a module', () => {
  for (const file of readdirSync(folder).filter((name) => name.startsWith('pyodide') && name.endsWith('.mjs')))
    expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toMatch(/\bimport\(/);
});
