import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { send } from '#test/support/platform.ts';

type Page = OutputOf<'listCourses'>;
const list = async (query: Record<string, string> = {}): Promise<Page> => {
  const { status, body } = await send<Page>('listCourses', { query });
  expect(status).toBe(200);
  return body;
};

test('a visitor pages through the course list and sees every course once', async () => {
  const seen: string[] = [];
  let page = await list();
  expect(page.courses).toHaveLength(9);
  seen.push(...page.courses.map(({ id }) => id));
  while (page.lastEvaluatedKey) {
    page = await list({ lastEvaluatedKey: page.lastEvaluatedKey });
    seen.push(...page.courses.map(({ id }) => id));
  }
  expect(seen.length).toBeGreaterThanOrEqual(14);
  expect(new Set(seen).size).toBe(page.total);
});

test('a visitor with a typo still finds the course', async () => {
  const { courses } = await list({ search: 'promting' });
  expect(courses[0]?.id).toBe('prompting-that-works');
});

test('a search says which typo it corrected', async () => {
  expect(await list({ search: 'evalutaion' })).toMatchObject({ correctedSearch: 'evaluation' });
  expect(await list({ search: 'evaluation' })).not.toHaveProperty('correctedSearch');
});

test('a British spelling finds the American one and is not taken for a typo', async () => {
  const british = await list({ search: 'anonymise' });
  expect(british.courses.map(({ id }) => id)).toContain('responsible-ai-in-practice');
  expect(british).not.toHaveProperty('correctedSearch');
});

test('a search for cooking does not find courses about booking', async () => {
  const result = await list({ search: 'cooking' });
  expect(result).toMatchObject({ courses: [], total: 0 });
  expect(result).not.toHaveProperty('correctedSearch');
});

test('a visitor finds what only a lesson teaches, and a free lesson is quoted', async () => {
  const { courses, lectureHits = [] } = await list({ search: 'confusion matrix' });
  expect(courses[0]?.id).toBe('machine-learning-in-plain-words');
  const [hit] = lectureHits.find(({ courseId }) => courseId === courses[0]?.id)?.lectures ?? [];
  expect(hit).toMatchObject({ id: 'right-and-wrong', sectionIndex: 1, isPreview: false });
  const marked = hit?.marks?.map(([from, to]) => hit.sentence?.slice(from, to).toLowerCase());
  expect(marked).toEqual(expect.arrayContaining(['confusion', 'matrix']));
});

test('a lesson that has to be paid for is named, but not quoted', async () => {
  const { lectureHits = [] } = await list({ search: 'low-rank adapters' });
  const own = lectureHits.find(({ courseId }) => courseId === 'fine-tuning-when-and-how')?.lectures ?? [];
  expect(own[0]).toMatchObject({ id: 'low-rank-adapters', title: 'Low-rank adapters in numbers' });
  expect(own.filter((hit) => 'sentence' in hit || 'marks' in hit)).toEqual([]);
});

test('a course whose title is the query comes first', async () => {
  const { courses } = await list({ search: 'rag from first principles' });
  expect(courses[0]?.id).toBe('rag-from-first-principles');
});

test('filters narrow the list, and their counts predict by how much', async () => {
  const all = await list();
  expect(Object.values(all.counts.level)).not.toEqual([]);
  for (const [level, count] of Object.entries(all.counts.level)) {
    const filtered = await list({ level });
    expect(filtered.total).toBe(count);
    expect(filtered.courses).not.toEqual([]);
    expect(filtered.courses.filter((course) => course.level !== level)).toEqual([]);
  }
});

test('a query without results says so', async () => {
  const { courses, total } = await list({ search: 'zzzzqqqq' });
  expect({ courses, total }).toEqual({ courses: [], total: 0 });
});

test.each([
  ['a made-up cursor', { lastEvaluatedKey: '{"after":9,"signature":"aaaaaaaaaaaaaaaaaaaaaa"}' }],
  ['a cursor that is not JSON', { lastEvaluatedKey: 'page2' }],
  ['a limit of a thousand', { limit: '1000' }],
  ['an unknown level', { level: 'expert' }],
  ['an unknown parameter', { order: 'asc' }],
])('%s is refused', async (_, query) => {
  const { status, body } = await send<ProblemBody>('listCourses', { query: query as Record<string, string> });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid-request' });
});

test('a cursor of one search does not work in another', async () => {
  const { lastEvaluatedKey = '' } = await list();
  const { status } = await send('listCourses', { query: { level: 'beginner', lastEvaluatedKey } });
  expect(status).toBe(400);
});

test('the home page gets its featured courses in the order set by the authors', async () => {
  const { body } = await send<OutputOf<'listFeaturedCourses'>>('listFeaturedCourses');
  expect(body.featuredCourses[0]?.id).toBe('prompting-that-works');
});

test('a course shows its contents and a preview, and no key to other lectures', async () => {
  const { status, body } = await send<OutputOf<'getCourse'>>('getCourse', {
    params: { courseId: 'prompting-that-works' },
  });
  expect(status).toBe(200);
  expect(body.sections.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(body.sections)).not.toMatch(/videoKey|quizId|media\//);
  const video = await fetch(body.preview?.url ?? '', { headers: { range: 'bytes=0-99' } });
  expect(video.status).toBe(206);
  expect(video.headers.get('content-type')).toBe('video/mp4');
});

test('an unknown course is not found', async () => {
  const { status, body } = await send<ProblemBody>('getCourse', { params: { courseId: 'no-such-course' } });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
});

test('the price of a course is the published one', async () => {
  const { body } = await send('getCoursePrice', { params: { courseId: 'rag-from-first-principles' } });
  expect(body).toEqual({ courseId: 'rag-from-first-principles', price: 79, currency: 'USD' });
});

test('filters without a value have no effect', async () => {
  const empty = {
    search: '',
    topic: '',
    level: '',
    duration: '',
    price: '',
    sort: '',
    limit: '',
    lastEvaluatedKey: '',
  };
  const [all, filtered] = [await send('listCourses'), await send('listCourses', { query: empty })];
  expect(filtered.status).toBe(200);
  expect(filtered.body).toEqual(all.body);
});
