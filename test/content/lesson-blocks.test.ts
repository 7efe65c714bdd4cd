import { expect, test } from '@jest/globals';
import { marked } from 'marked';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import { readCourses } from '#content/read-courses.ts';
import { validateCourses } from '#content/validate.ts';
import { type LessonPart, splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { splitFences } from '#contract/rules/lesson/lesson-fences.ts';
import { checked, smallCourse } from './support/small-course.ts';

const gates = {
  alt: 'Four gates.',
  caption: 'Stop at the first gate.',
  drawing: { hue: 'plan', height: 180, shapes: [{ d: 'M0 0H9Z', fill: 'ink' }] },
};
const show = '```figure gates\n```';
const form = '```worksheet\nCard\n- Name\n```';
const embed = (url: string, title = 'A title') => `\`\`\`embed ${url}\n${title}\n\`\`\``;

const courseWith = (markdown: string, figures?: unknown) =>
  smallCourse((folder) => {
    folder.files.set('lectures/read.md', Buffer.from(`Text.\n\n${markdown}\n`));
    folder.figures = figures;
  });

test.each([
  ['line 3: the predict block needs a question and an answer', '```predict\nWhy?\n```', undefined],
  ['line 3: the prompt block is empty', '```prompt\n```', undefined],
  ['line 3: the compare block needs two sides', '```compare\nBefore\nText\n```', undefined],
  ['line 3: the compare block must not contain headings', '```compare\nA\n## B\n---\nC\nD\n```', undefined],
  ['line 3: the predict block raw HTML is not allowed', '```predict\nWhy?\n---\nLine<br>\n```', undefined],
  ['line 3: the figure block names the figure "gates", which is not in figures.ts', show, undefined],
  ['line 3: the figure block has only the id', '```figure gates\nFour gates.\n```', { gates }],
  ['line 3: the embed block names tiktok.com, which is not a known host', embed('https://tiktok.com/@a/1'), undefined],
  ['line 3: the embed block names a page of YouTube that', embed('https://youtu.be/short'), undefined],
  ['line 3: the embed block needs a title below its URL', embed('https://youtu.be/aircAruvnKk', ''), undefined],
  ['line 3: the worksheet block needs fields', '```worksheet\nCard\n```', undefined],
  ['line 3: the worksheet block has the line "Minutes"', '```worksheet\nCard\n- Name\nMinutes\n```', undefined],
  ['line 8: the worksheet block has the title of an earlier one', `${form}\n\n${form}`, undefined],
  ['a block must begin at the margin', '- One\n\n  ```prompt\n  Two\n  ```', undefined],
])('an author reads: lecture 2 (read): lectures/read.md: %s', (problem, markdown, figures) => {
  const { errors } = validateCourses([courseWith(markdown, figures)]);
  expect(errors).toEqual([
    expect.stringContaining(`course small-course, section 1, lecture 2 (read): lectures/read.md: ${problem}`),
  ]);
});

const drawing = (shape: object) => ({ gates: { ...gates, drawing: { ...gates.drawing, shapes: [shape] } } });

test.each([
  ['alt is missing', { gates: { caption: gates.caption, drawing: gates.drawing } }],
  ['alt must not be empty', { gates: { ...gates, alt: ' ' } }],
  ['caption must be one line', { gates: { ...gates, caption: 'One\ntwo.' } }],
  ['drawing.shapes[1].d must be the data of an SVG path', drawing({ d: 'M0 0"/><script>' })],
  ['drawing.shapes[1] must be a path or a label', drawing({})],
  ['drawing has more than 4096 bytes as SVG', drawing({ d: `M0 0${'h1'.repeat(2000)}` })],
])('an author reads: figure gates: %s', (problem, figures) => {
  const { errors } = validateCourses([courseWith(show, figures)]);
  expect(errors).toEqual([expect.stringContaining(`course small-course, figure gates: ${problem}`)]);
});

test('a figure that no text shows is refused', () => {
  expect(validateCourses([courseWith('', { gates })]).errors).toEqual([
    'course small-course, figure gates: no text shows it',
  ]);
});

test('a block in a description, which would be shown as code, is refused', () => {
  const { errors } = validateCourses([
    smallCourse((folder) => void Object.assign(folder.course, { description: '```prompt\nDo it.\n```' })),
  ]);
  expect(errors).toEqual([
    expect.stringContaining('course small-course, description: only texts of lectures may have'),
  ]);
});

test('a published text has what a page needs to show its figures', () => {
  const course = checked(courseWith(show, { gates }));
  expect(publishedCourse(course).lectures[0]?.body).toBe(
    'Text.\n\n```figure gates 180\nFour gates.\n---\nStop at the first gate.\n```\n',
  );
  expect(coursePassages(course).find(({ lectureId }) => lectureId === 'read')?.lines).toEqual([
    ['Text.'],
    ['Stop at the first gate.'],
  ]);
});

test('search and the assistant find the title and the note of an embed', () => {
  const course = checked(
    courseWith(embed('https://youtu.be/aircAruvnKk', 'What a layer computes\n---\nWatch to 5:30.')),
  );
  expect(coursePassages(course).find(({ lectureId }) => lectureId === 'read')?.lines).toEqual([
    ['Text.'],
    ['What a layer computes'],
    ['Watch to 5:30.'],
  ]);
});

const courses = await readCourses();

test('no passage of the assistant has the fence of a block', () => {
  const lines = courses.flatMap((course) => coursePassages(course).flatMap((passage) => passage.lines));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter(([text]) => splitFences(text).some((part) => typeof part !== 'string'))).toEqual([]);
});

const completeCourses = [
  'prompting-that-works',
  'rag-from-first-principles',
  'ai-literacy-in-ten-days',
  'agents-step-by-step',
  'machine-learning-in-plain-words',
  'responsible-ai-in-practice',
];

const readingsOf = (id: string): { name: string; parts: LessonPart[] }[] => {
  const course = courses.find((known) => known.course.id === id);
  if (!course) throw new Error(`There is no course ${id}.`);
  const readings = course.course.sections
    .flatMap(({ lectures }) => lectures)
    .filter(({ contentType }) => contentType === 'reading');
  const bodies = new Map(publishedCourse(course).lectures.map((row) => [row.id, row.body]));
  return readings.map((reading) => ({ name: `${id}/${reading.id}`, parts: splitLesson(bodies.get(reading.id) ?? '') }));
};
const readings = completeCourses.flatMap(readingsOf);

const countOf = (parts: LessonPart[], ...kinds: LessonPart['kind'][]): number =>
  parts.filter(({ kind }) => kinds.includes(kind)).length;
const eventsIn = (parts: LessonPart[]): number => countOf(parts, 'predict', 'prompt', 'compare');

test('each reading of every course has a figure and two things to do', () => {
  const all = courses.flatMap(({ course }) => readingsOf(course.id));
  expect(all.length).toBeGreaterThan(120);
  const poor = all.filter(({ parts }) => countOf(parts, 'figure') < 1 || eventsIn(parts) < 2);
  expect(poor.map(({ name }) => name)).toEqual([]);
});

/** Words of Markdown between its programs and tables, at most. */
const longestText = (markdown: string): number => {
  const counts = [0];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'code' || token.type === 'table') counts.push(0);
    else counts.push((counts.pop() ?? 0) + (token.raw.match(/\S+/g)?.length ?? 0));
  }
  return Math.max(...counts);
};

test('no reading of the complete courses has more than 350 words of text alone', () => {
  const long = readings.flatMap(({ name, parts }) =>
    parts.flatMap((part) => (part.kind === 'text' ? [{ name, words: longestText(part.markdown) }] : [])),
  );
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter(({ words }) => words > 350)).toEqual([]);
});
