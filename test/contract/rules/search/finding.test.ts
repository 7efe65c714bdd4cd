import { expect, test } from '@jest/globals';
import {
  buildCourseIndex,
  type CourseIndex,
  openCourseIndex,
  type SearchableCourse,
  searchCourses,
} from '#contract/rules/course-search.ts';
import type { SearchableLecture } from '#contract/rules/search/build-index.ts';
import { zeroResultKindOf } from '#contract/rules/search/zero-result-search.ts';
import { sampleCatalog } from '#test/bench/sample-catalog.ts';

const [sample] = sampleCatalog(1, 4);

type Texts = Partial<Omit<SearchableCourse, 'card'>>;
const course = (id: string, title: string, texts: Texts = {}): SearchableCourse => {
  if (!sample) throw new Error('The sample is empty.');
  const empty = { skills: [], aliases: [], sections: [], outcomes: [], audience: [], description: '', lectures: [] };
  const { featured: _, ...card } = { ...sample.card, id, title, promise: '', instructor: '' };
  return { ...empty, ...texts, card };
};
const lecture = (id: string, title: string, texts: Partial<SearchableLecture> = {}): SearchableLecture => ({
  ...{ id, title, sectionIndex: 0, lectureIndex: 0, isPreview: false },
  ...{ aliases: [], headings: [], lines: [], publicLines: [], ...texts },
});
const openWith = (englishWords: readonly string[], courses: readonly SearchableCourse[]): CourseIndex =>
  openCourseIndex(buildCourseIndex(courses, { version: '1', cursorKey: 'key', englishWords }));
const open = (...courses: SearchableCourse[]): CourseIndex => openWith([], courses);
const find = (index: CourseIndex, search: string) => searchCourses(index, { search, limit: 50, after: 0 });
const idsOf = (index: CourseIndex, search: string) => find(index, search).courses.map(({ id }) => id);

const catalog = open(
  course('rag', 'Retrieval-Augmented Generation'),
  course('tuning', 'Fine-Tuning a Model'),
  course('numbers', 'Numbers', { aliases: ['statistics'] }),
  course('trust', 'Why Models Hallucinate'),
  course('law', 'Rules', { lectures: [lecture('gdpr', 'The bad day', { lines: [['The GDPR came into force.']] })] }),
);

test.each([
  ['a singular', 'rule', 'law'],
  ['another form of a verb', 'retrieve', 'rag'],
  ['a compound in one word', 'finetuning', 'tuning'],
  ['a compound in two words', 'fine tune', 'tuning'],
  ['an acronym', 'rag', 'rag'],
  ['a synonym', 'making things up', 'trust'],
  ['an alias of its authors', 'statistics', 'numbers'],
  ['a typo in a short word', 'tunin', 'tuning'],
  ['two typos in a long word', 'retreivl', 'rag'],
  ['a question', 'How do I fine-tune a model?', 'tuning'],
  ['a word that only a lesson says', 'gdpr', 'law'],
])('%s finds the course', (_, search, id) => {
  expect(idsOf(catalog, search)[0]).toBe(id);
});

const british = open(
  course('split', 'Tokenization and Behavior'),
  course('data', 'Data', { description: 'Anonymize and analyze what you file, by color.' }),
);

test.each([
  ['tokenisation', 'split'],
  ['behavioural', 'split'],
  ['colour', 'data'],
  ['anonymising', 'data'],
  ['analysed', 'data'],
])('the British spelling %s finds the American one, not as a typo', (search, id) => {
  const result = find(british, search);
  expect(result.courses[0]?.id).toBe(id);
  expect(result).not.toHaveProperty('correctedSearch');
});

test('an unrelated word is not taken for a British spelling', () => {
  expect(idsOf(british, 'filling')).toEqual([]);
});

test('a contraction without its apostrophe is not corrected to a word', () => {
  const index = open(course('one', 'What to say when you know nothing'), course('done', 'Done with models'));
  expect(find(index, 'i dont know what to say')).not.toHaveProperty('correctedSearch');
  expect(idsOf(index, 'i dont know what to say')).toEqual(['one']);
});

test('a level alone does not find courses about another subject', () => {
  const index = open(course('ml', 'Machine Learning for Beginners'), course('b', 'Models'));
  expect(idsOf(index, 'sewing for beginners')).toEqual([]);
  expect(idsOf(index, 'for beginners')).toEqual(['ml']);
});

test('of two subjects, the course about the rarer one does not hide the other', () => {
  const lectures = [lecture('a', 'Evaluating', { lines: [['Evaluate, evaluate, evaluate your tuned model.']] })];
  const others = Array.from({ length: 12 }, (_, at) =>
    course(`more-${at}`, `More ${at}`, { description: 'Evaluated.' }),
  );
  const index = open(
    course('tuning', 'Quantization', { skills: ['quantization'], sections: ['Quantization'], lectures }),
    course('evals', 'Evaluation'),
    ...others,
  );
  expect(idsOf(index, 'quantization and evaluation').slice(0, 2)).toEqual(['tuning', 'evals']);
});

test('a name that ends in a number is found in lessons', () => {
  const lectures = [lecture('a', 'Files', { lines: [['Save it as UTF-8.']] })];
  expect(idsOf(open(course('python', 'Python', { lectures })), 'utf-8')).toEqual(['python']);
});

test('typos in words of up to three letters are not guessed', () => {
  expect(idsOf(catalog, 'rug')).toEqual([]);
});

test('an exact match comes before a match with a typo, which is left out', () => {
  // Alphabetical order, which breaks ties, would put the other one first.
  expect(idsOf(open(course('near', 'Old brains'), course('exact', 'Old trains')), 'trains')).toEqual(['exact']);
});

test('a synonym counts less than the word itself', () => {
  const index = open(course('alike', 'A verdict of unfairness: discrimination'), course('exact', 'Bias at work'));
  expect(idsOf(index, 'bias')).toEqual(['exact', 'alike']);
});

test('a rare form of a word counts no more than the common one that was typed', () => {
  const mentions = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    course(id, `Course ${id}`, { lectures: [lecture(id, 'A lesson', { lines: [['An email arrives.']] })] }),
  );
  const lines: [string][] = Array.from({ length: 8 }, (_, line) => [`The mail of line ${line} went out.`]);
  const index = open(
    course('agents', 'Agents', { lectures: [lecture('tools', 'Mail and other tools', { lines })] }),
    course('writing', 'Writing Email', { lectures: [lecture('shape', 'Shape', { lines: [['An email has parts.']] })] }),
    ...mentions,
  );
  expect(idsOf(index, 'email')[0]).toBe('writing');
});

test('results for a corrected search say what was changed', () => {
  expect(find(catalog, 'Hallucinaet')).toMatchObject({ correctedSearch: 'hallucinate', courses: [{ id: 'trust' }] });
  expect(find(catalog, 'hallucinate')).not.toHaveProperty('correctedSearch');
});

const bookings = openWith(['cooking', 'booking'], [course('rooms', 'Booking a Room'), course('models', 'Models')]);

test.each(['cooking', 'Cooking?'])('%s is English, so it is not taken for another word', (search) => {
  const result = find(bookings, search);
  expect(result).toMatchObject({ total: 0, courses: [] });
  expect(result).not.toHaveProperty('correctedSearch');
  expect(zeroResultKindOf(result)).toBe('nothing');
});

test('a word that is not English is still corrected to one that a course has', () => {
  expect(find(bookings, 'bookng')).toMatchObject({ correctedSearch: 'booking', courses: [{ id: 'rooms' }] });
});

test('an English word that no course has is named beside what the others find', () => {
  const result = find(bookings, 'cooking models');
  expect(result).toMatchObject({ missingWords: ['cooking'], courses: [{ id: 'models' }] });
  expect(zeroResultKindOf(result)).toBe('missing-words');
});

test('words that nothing contains are named', () => {
  expect(find(catalog, 'watercolor models')).toMatchObject({ missingWords: ['watercolor'] });
  expect(find(catalog, 'models')).not.toHaveProperty('missingWords');
});

test('a search whose only known word is a filler finds nothing', () => {
  const index = open(course('one', 'Models', { lectures: [lecture('a', 'Colors', { lines: [['Paint it red.']] })] }));
  expect(idsOf(index, 'watercolor painting retreat')).toEqual([]);
});

const lines: [string, number?][] = [
  ['A model predicts the next token.', 4],
  ['Gradient descent turns every knob a little, and gradient after gradient the loss falls.', 9],
];

test('a hit inside a lesson names it and marks the words in its sentence', () => {
  const open_ = lecture('knobs', 'Turning knobs', { lines, publicLines: lines, sectionIndex: 1, lectureIndex: 2 });
  const index = open(course('ml', 'Machines', { lectures: [lecture('other', 'Another'), open_] }), course('b', 'B'));
  const { lectures } = find(index, 'gradient descent');
  const [hit] = lectures[0] ?? [];
  expect(hit).toMatchObject({ id: 'knobs', title: 'Turning knobs', sectionIndex: 1, lectureIndex: 2, seconds: 9 });
  expect(hit?.marks?.slice(0, 2).map(([from, to]) => hit.sentence?.slice(from, to))).toEqual(['Gradient', 'descent']);
});

test('a hit inside a locked lesson names it and quotes nothing', () => {
  const index = open(course('ml', 'Machines', { lectures: [lecture('knobs', 'Turning knobs', { lines })] }));
  const { lectures } = find(index, 'gradient');
  expect(lectures).toEqual([
    [{ id: 'knobs', title: 'Turning knobs', sectionIndex: 0, lectureIndex: 0, isPreview: false }],
  ]);
});

test('bare numbers of lessons are not indexed, so nobody can ask for a result', () => {
  const index = open(
    course('ml', 'Machines', { lectures: [lecture('a', 'Sums', { lines: [['The result is 4711.']] })] }),
  );
  expect(idsOf(index, '4711')).toEqual([]);
});

test('a search of symbols finds nothing, and one of stop words lists everything', () => {
  expect(idsOf(catalog, '🎉 —')).toEqual([]);
  expect(idsOf(catalog, 'the of and')).toHaveLength(5);
});
