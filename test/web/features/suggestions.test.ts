import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { recentGroups, suggestionGroups, withSearch } from '#web/src/features/catalog/suggest/suggestion-groups.ts';

const course = (id: string, other: Partial<CourseCard> = {}): CourseCard => ({
  ...{ id, title: `Course ${id}`, promise: '', instructor: 'Ada', level: 'beginner', topics: [], kind: 'standard' },
  ...{ duration: 3_600, lectureCount: 3, sectionCount: 1, price: 0, currency: 'USD' },
  ...{ hasCertificate: true, hasNotebook: false, updatedAt: '2026-11-23T00:00:00Z' },
  ...other,
});

const hit = (id: string, isPreview = false) => ({
  ...{ id, title: `Lesson ${id}`, sectionIndex: 2, lectureIndex: 1, isPreview },
});

const page = (courses: CourseCard[], other: Partial<OutputOf<'listCourses'>> = {}): OutputOf<'listCourses'> => ({
  courses,
  total: courses.length,
  counts: { topic: {}, level: {}, duration: {}, price: {} },
  topics: ['bees', 'machine-learning'],
  ...other,
});

/** Returns the suggestions below a heading. */
const below = (label: string, groups: ReturnType<typeof suggestionGroups>) =>
  groups.find((group) => group.label === label)?.suggestions ?? [];

test('suggestions lead to courses, and lessons to their place in the outline', () => {
  const found = page([course('a')], { lectureHits: [{ courseId: 'a', lectures: [hit('one'), hit('two', true)] }] });
  const groups = suggestionGroups('rag', found, new Set());
  expect(below('Courses', groups)).toMatchObject([{ text: 'Course a', note: 'Beginner · Free', path: '/courses/a' }]);
  expect(below('Lessons', groups)).toMatchObject([
    { text: 'Lesson one', note: 'Course a', path: '/courses/a#lesson-one' },
    { text: 'Lesson two', note: 'Course a', path: '/courses/a#preview' },
  ]);
});

test('a suggestion shows why it matches: words of its title, and a sentence', () => {
  const sentence = 'Every row of a table that counts answers is a confusion matrix';
  const from = sentence.indexOf('confusion');
  const found = { ...hit('one'), title: 'Reading a matrix', sentence };
  const marks: [number, number][] = [
    [from, from + 9],
    [from + 10, from + 16],
  ];
  const lectureHits = [{ courseId: 'a', lectures: [{ ...found, marks }, hit('two')] }];
  const groups = suggestionGroups('confusion matr', page([course('a')], { lectureHits }), new Set());
  const [quoted, plain] = below('Lessons', groups);
  expect(quoted?.marks?.map(([start, end]) => found.title.slice(start, end))).toEqual(['matrix']);
  expect(quoted?.quote?.text).toBe('… answers is a confusion matrix');
  expect(quoted?.quote?.marks.map((mark) => quoted.quote?.text.slice(...mark))).toEqual(['confusion matrix']);
  expect(plain).toMatchObject({ marks: [] });
  expect(plain).not.toHaveProperty('quote');
});

test('suggestions that show a word of the search come first', () => {
  const sentence = 'This table is called a confusion matrix';
  const courses = [course('a'), course('b'), course('c', { title: 'The confusion matrix' })];
  const lectureHits = [
    { courseId: 'a', lectures: [hit('one')] },
    { courseId: 'b', lectures: [{ ...hit('two'), sentence, marks: [[23, 32]] as [number, number][] }] },
  ];
  const groups = suggestionGroups('confusion matr', page(courses, { lectureHits }), new Set());
  expect(below('Courses', groups).map(({ path }) => path)).toEqual(['/courses/b', '/courses/c', '/courses/a']);
  expect(below('Lessons', groups).map(({ text }) => text)).toEqual(['Lesson two', 'Lesson one']);
});

test('an enrolled learner gets to a suggested lesson itself', () => {
  const lectureHits = ['a', 'd'].map((courseId) => ({ courseId, lectures: [hit('one')] }));
  const found = page([course('a'), course('d', { kind: 'drip' })], { lectureHits });
  expect(below('Lessons', suggestionGroups('rag', found, new Set(['a', 'd']))).map(({ path }) => path)).toEqual([
    '/courses/a/content/2/one',
    '/courses/d/drip-content/2/one',
  ]);
});

test('at most three courses and three lessons are suggested, plus one link to the rest', () => {
  const courses = ['a', 'b', 'c', 'd', 'e'].map((id) => course(id));
  const lectureHits = courses.map(({ id }) => ({ courseId: id, lectures: [hit('one')] }));
  const groups = suggestionGroups('x', page(courses, { lectureHits, total: 12 }), new Set());
  expect(below('Courses', groups)).toHaveLength(3);
  expect(below('Lessons', groups)).toHaveLength(3);
  expect(below('All results', groups)).toMatchObject([{ text: 'Show 12 courses for “x”', search: 'x' }]);
});

test('a topic is suggested by the start of any of its words, not by their middle', () => {
  const topicsFor = (text: string) =>
    below('Topics', suggestionGroups(text, page([]), new Set())).map(({ path }) => path);
  expect(topicsFor('Learn')).toEqual(['/courses?topic=machine-learning']);
  expect(topicsFor('machine l')).toEqual(['/courses?topic=machine-learning']);
  expect(topicsFor('earning')).toEqual([]);
});

test('without results, similar titles are suggested and no empty list', () => {
  const groups = suggestionGroups('zzqq', page([], { suggestions: [{ id: 'a', title: 'Course a' }] }), new Set());
  expect(groups.map(({ label }) => label)).toEqual(['Similar titles']);
  expect(suggestionGroups('zzqq', page([]), new Set())).toEqual([]);
});

test('five recent searches are kept, latest first, each once', () => {
  const searches = ['one', 'two', 'RAG', 'four', 'five', 'rag', 'six'].reduce<string[]>(withSearch, []);
  expect(searches).toEqual(['six', 'rag', 'five', 'four', 'two']);
  expect(recentGroups(searches)[0]?.suggestions[1]).toEqual({ kind: 'recent', text: 'rag', search: 'rag' });
  expect(recentGroups([])).toEqual([]);
});
