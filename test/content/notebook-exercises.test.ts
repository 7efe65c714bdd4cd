import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ExerciseDefinition } from '#content/define.ts';
import { finalText } from '#content/media-studio/animations/prompt.ts';
import { publishedTests } from '#content/publish/exercises.ts';
import { readCourses } from '#content/read-courses.ts';
import { lectureNotebook } from '#contract/rules/notebook/lecture-notebook.ts';
import { chartType, readChart } from '#web/src/features/notebook/charts/chart.ts';
import { type NotebookPython, openPython } from '../support/python.ts';
import { animationsOf } from './support/animations-of.ts';

let python: NotebookPython;

beforeAll(async () => {
  python = await openPython();
}, 120_000);
afterAll(() => python.stop());

const courses = await readCourses();
const exercises = courses.flatMap(({ course, notebooks }) =>
  Object.values(notebooks).flatMap((defined) =>
    defined.map((exercise) => ({ ...exercise, name: `${course.id}: ${exercise.id}` })),
  ),
);

const programs = courses.flatMap(({ course, quizzes }) =>
  quizzes.flatMap((quiz) =>
    quiz.questions.flatMap((question) =>
      question.kind === 'code'
        ? [{ ...question, name: `${course.id}, ${quiz.id}: ${question.id}`, title: quiz.title }]
        : [],
    ),
  ),
);

const check = (source: string, { checks }: Pick<ExerciseDefinition, 'checks'>) =>
  python.check(source, publishedTests(checks));

test.each([...exercises, ...programs])(
  '$name is solved by its solution and not by its starter code',
  async (exercise) => {
    const solved = await check(exercise.solution, exercise);
    expect({ error: solved.error, failed: solved.outcomes?.filter(({ passed }) => !passed) }).toEqual({ failed: [] });
    const begun = await check(exercise.starter, exercise);
    expect(begun.outcomes?.filter(({ passed }) => passed)).toEqual([]);
  },
);

const lessons = courses.flatMap(({ course, files }) =>
  course.sections
    .flatMap(({ lectures }) => lectures)
    .filter(({ contentType }) => contentType === 'notebook')
    .map(({ id, title }) => ({
      name: `${course.id}: ${title}`,
      body: files.get(`lectures/${id}.md`)?.toString() ?? '',
    })),
);

test.each(lessons)('the programs of $name print the output shown in the lesson', async ({ body }) => {
  for (const { cell_type, source } of lectureNotebook('', body, []).cells) {
    if (cell_type !== 'code') continue;
    const { error } = await python.run(String(source));
    expect(error).toBeUndefined();
  }
});

const videoPrograms = courses.flatMap(({ course, videos }) =>
  Object.entries(videos).flatMap(([id, video]) =>
    animationsOf(video, 'prompt')
      .filter(({ panels }) => panels[0]?.title === 'Program')
      .map((animation, index) => ({
        name: `${course.id}/${id}, program ${index + 1}`,
        program: finalText(animation, 0),
        output: finalText(animation, 1),
      })),
  ),
);

test.each(videoPrograms)('$name prints the output that the video shows', async ({ program, output }) => {
  const { error } = await python.run(
    [
      'import contextlib, io',
      'with contextlib.redirect_stdout(io.StringIO()) as printed:',
      `    exec(${JSON.stringify(program)})`,
      `assert printed.getvalue() == ${JSON.stringify(`${output}\n`)}, printed.getvalue()`,
    ].join('\n'),
  );
  expect(error).toBeUndefined();
});

const doubleExercise = {
  tests: [
    { name: 'two', code: 'assert double(1) == 2, "not two"', isHidden: false },
    { name: 'secret', code: 'assert double(21) == 42, "the answer is 42"', isHidden: true, hint: 'Try more numbers.' },
  ],
};
const checkDouble = (source: string) => python.check(source, doubleExercise.tests);

test('a failed check explains itself; a hidden one gives only its hint', async () => {
  const { outcomes } = await checkDouble('def double(x):\n    return 3');
  expect(outcomes).toEqual([
    { name: 'two', passed: false, isHidden: false, message: 'not two' },
    { name: 'secret', passed: false, isHidden: true, message: 'Try more numbers.' },
  ]);
});

test('an exercise is checked without the names of other cells', async () => {
  await python.run('def double(x):\n    return 2 * x');
  const { outcomes } = await checkDouble('x = 1');
  expect(outcomes?.[0]).toMatchObject({ passed: false, message: "NameError: name 'double' is not defined" });
});

test("an error in an answer shows the learner's line and none of our code", async () => {
  const { error } = await checkDouble('x = 1\ny = x / 0');
  expect(error).toMatchObject({ ename: 'ZeroDivisionError' });
  expect(error?.traceback.join('\n')).toContain('line 2');
  expect(error?.traceback.join('\n')).not.toContain('kernel.py');
});

test('input() and a missing package fail with a helpful message', async () => {
  const inputResult = await python.run('input("Name: ")');
  expect(inputResult.error?.evalue).toContain('Assign the value to a variable');
  const missing = await python.run('import numpy');
  expect(missing.error?.traceback.join('\n')).toContain('standard library');
});

test.each([
  ['plot.line([3, 1, 4], title="Pi & more")', 'Line chart "Pi & more", 3 points'],
  ['plot.line({"a": [1, 2], "b": [2, 1]})', 'Line chart, 4 points'],
  ['plot.bar({"mon": 3, "tue": -1})', 'Bar chart, 2 bars'],
  ['plot.scatter([1, 2], [3, 4], labels=["<a>", "b"])', 'Scatter chart, 2 points'],
  ['plot.line([5, 5, 5])', 'Line chart, 3 points'],
  ['plot.bar(["mon"], {"before": [3], "after": [4]})', 'Bar chart, 2 bars'],
])('%s renders as an image with a text alternative', async (source, reported) => {
  const { result } = await python.run(source);
  expect(result?.['text/plain']).toBe(reported);
  expect(result?.['image/svg+xml']).toMatch(/^<svg .*<\/svg>$/);
  expect(result?.['image/svg+xml']).not.toContain('<a>');
  expect(readChart(result?.[chartType])).toEqual(result?.[chartType]);
});

test('display() works from anywhere in a cell', async () => {
  const { shown } = await python.run('for n in (1, 2):\n    display(n)');
  expect(shown).toEqual([{ 'text/plain': '1' }, { 'text/plain': '2' }]);
});

test.each([
  ...['plot.line([])', 'plot.line([1], [1, 2])', 'plot.bar(["a"], [float("nan")])', 'plot.line([0] * 2001)'],
  ...['plot.bar(["a"], {"b": [1, 2]})', 'plot.scatter([1], [2], labels=["a", "b"])'],
])('%s explains what is wrong', async (source) => {
  const { error } = await python.run(source);
  expect(error?.ename).toBe('ValueError');
});
