import { expect, test } from '@jest/globals';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { splitSelfChecks } from '#content/publish/self-checks.ts';
import { readCourses } from '#content/read-courses.ts';
import { checked, smallCourse } from './support/small-course.ts';

const section = '## Check yourself\n\n1. Why **this**?\n2. What is `E-17`?\n\n**Answers.** (1) Because. (2) A code.\n';
const text = (check: string) => `## One thing\n\nThis is the thing.\n\n${check}`;
const idsOf = (check: string) => splitSelfChecks(text(check)).selfChecks.map(({ id }) => id);

/** The questions of a text, read line by line instead of with the parser of the site. */
const countLines = (markdown: string): number => {
  const [, after = ''] = markdown.split('\n## Check yourself\n');
  return after.split('\n').filter((line) => /^(\d+\.|[-*]) /.test(line)).length;
};

test('every question of every reading is published with its answer', async () => {
  const courses = await readCourses();
  const lectures = courses.flatMap((course) =>
    publishedCourse(course).lectures.map((row) => ({
      name: `${row.courseId}/${row.id}`,
      markdown: course.files.get(`lectures/${row.id}.md`)?.toString('utf8') ?? '',
      row,
    })),
  );
  const published = lectures.map(({ name, row: { selfChecks = [] } }) => [name, selfChecks.length]);
  expect(published).toEqual(lectures.map(({ name, markdown }) => [name, countLines(markdown)]));
  const questions = lectures.flatMap(({ row: { selfChecks = [] } }) => selfChecks);
  expect(questions.length).toBeGreaterThanOrEqual(362);
  expect(questions.filter(({ question, answer }) => question.length < 10 || answer.length < 4)).toEqual([]);
  expect(lectures.filter(({ row: { body } }) => /^## Check yourself|\*\*Answers\./m.test(body))).toEqual([]);
});

test('the text ends where its questions begin', () => {
  expect(splitSelfChecks(text(section))).toMatchObject({
    body: '## One thing\n\nThis is the thing.\n',
    selfChecks: [
      { question: 'Why **this**?', answer: 'Because.' },
      { question: 'What is `E-17`?', answer: 'A code.' },
    ],
    problems: [],
  });
  expect(splitSelfChecks(text(''))).toEqual({ body: text(''), selfChecks: [], problems: [] });
});

test('a question keeps its id in another place or with other punctuation', () => {
  const [why, what] = idsOf(section);
  const moved = section.replace('1. Why **this**?\n2. What is `E-17`?', '1. what is E-17\n2. Why _this_?');
  expect(idsOf(moved)).toEqual([what, why]);
  expect(idsOf(section.replace('Why', 'When'))).toEqual([expect.not.stringMatching(why ?? ''), what]);
});

test('a lecture without questions is published without a list of them', () => {
  const [row] = publishedCourse(checked(smallCourse())).lectures;
  expect(row).not.toHaveProperty('selfChecks');
});
