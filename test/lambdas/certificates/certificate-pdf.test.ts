import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { bundleOptions } from '#bin/build/lambdas.ts';
import type { Course } from '#content/define.ts';
import { readCourses } from '#content/read-courses.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { CompletionKind, LearningRecord, LectureCounts } from '#contract/rules/learning-record.ts';
import type { MasteryRecord } from '#contract/rules/mastery-record.ts';
import type { CertificateData } from '#lambdas/certificates/certificate-pdf.ts';
import { evidenceSummary } from '#lambdas/certificates/evidence.ts';
import { masterySummary } from '#lambdas/certificates/mastery-credential.ts';
import { type PdfLine, pdfClip, pdfLines } from '#test/support/pdf-text.ts';

const courses = (await readCourses()).map(({ course }) => course);
type ContentType = Course['sections'][number]['lectures'][number]['contentType'];

let folder: string;
let certificatePdf: (certificate: CertificateData) => Promise<Buffer>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const entryPoints = { index: 'lambdas/certificates/certificate-pdf.ts' };
  await build({ ...bundleOptions, entryPoints, outdir: folder });
  ({ certificatePdf } = await import(join(folder, 'index.mjs')));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const kinds: Record<Exclude<ContentType, 'quiz'>, (CompletionKind | 'unrecorded')[]> = {
  video: ['unrecorded', 'position', 'marked'],
  reading: ['unrecorded', 'marked', 'read'],
  notebook: ['unrecorded', 'checks'],
  explore: ['solved', 'unrecorded', 'marked'],
  assignment: ['submitted', 'unrecorded'],
  document: ['unrecorded', 'marked'],
};

/** Completes all but one lecture of a kind, in as many ways as the kind allows, which takes the most words. */
const longestCounts = (kind: keyof typeof kinds, lectures: number): LectureCounts => {
  const by: LectureCounts['by'] = {};
  const completed = lectures < 2 ? lectures : lectures - 1;
  for (let index = 0; index < completed; index += 1) {
    const how = kinds[kind][index % kinds[kind].length] ?? 'unrecorded';
    by[how] = (by[how] ?? 0) + 1;
  }
  return { lectures, completed, by };
};

/** The record with the longest evidence of a course with these lectures. */
const longestRecord = (countOf: (kind: ContentType) => number): LearningRecord => {
  const counts = (kind: keyof typeof kinds) => longestCounts(kind, countOf(kind));
  const all = Object.keys(kinds).reduce((sum, kind) => sum + countOf(kind as ContentType), 0);
  return {
    ...{ lectures: all, completed: all - 1 },
    video: { ...counts('video'), playedSeconds: 59_999, seconds: 60_000, withoutPlayback: countOf('video') - 1 },
    reading: { ...counts('reading'), readSeconds: 600_000 },
    notebook: { ...counts('notebook'), verified: Math.max(1, countOf('notebook') - 1) },
    ...{ explore: counts('explore'), assignment: counts('assignment'), document: counts('document') },
    quizzes: Array.from({ length: countOf('quiz') }, (_, index) => ({
      ...{ title: `Quiz ${index}`, correct: 6, questions: 6, attempt: 1, secondsSinceFirst: 0 },
    })),
  };
};

const longestMastery = (skills: readonly { name: string }[], notebooks: number): MasteryRecord => ({
  masteredAt: '2026-09-30T12:00:00.000Z',
  skills: skills.map(({ name }) => ({
    ...{ name, asked: 10, correct: 10, submittedAt: '2026-09-30T12:00:00.000Z', daysAfterLecture: 100 },
  })),
  notebooks,
});

const countIn =
  ({ sections }: Course) =>
  (kind: ContentType): number =>
    sections.flatMap(({ lectures }) => lectures).filter(({ contentType }) => contentType === kind).length;

const certificateOf = (course: Course): CertificateData => ({
  id: 'f'.repeat(32),
  courseId: course.id,
  cover: drawCover(course.id),
  courseTitle: course.title,
  learnerName: 'Maximiliana Konstantinopoulou-Wolfeschlegelstein',
  instructor: course.instructor.name,
  issuedAt: new Date('2026-09-30T12:00:00.000Z'),
  duration: 35_999,
  verifyUrl: `https://learn.example.com/certificates/${'f'.repeat(32)}`,
});

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** What a line covers, from its descenders to its capitals. */
const boxOf = ({ x, width, baseline, size }: PdfLine): Box => ({
  ...{ left: x, right: x + width, bottom: baseline - 0.25 * size, top: baseline + 0.72 * size },
});
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** What is drawn besides text, in points from the lower left corner: QR code, seal, signature lines and cover. */
const drawings: Box[] = [
  { left: 673, right: 759, bottom: 61, top: 147 },
  { left: 673, right: 759, bottom: 248, top: 334 },
  { left: 84, right: 534, bottom: 100.5, top: 102 },
  { left: 508, right: 808, bottom: 392, top: 561 },
];
const frame: Box = { left: 34, right: 807, bottom: 34, top: 561 };

/** Text without spaces, which are lost where lines break. */
const compact = (text: string): string => text.replace(/\s/g, '');

/** Renders a certificate and expects its page to show all of this text, tagged, in the frame and without overlaps. */
const expectToFit = async (certificate: CertificateData, evidence: string): Promise<void> => {
  const lines = pdfLines(await certificatePdf(certificate));
  const ids = [...new Set(lines.map(({ contentId }) => contentId))];
  const elements = ids.map((id) => lines.filter(({ contentId }) => contentId === id));
  const texts = elements.map((ofElement) => compact(ofElement.map(({ text }) => text).join('')));
  for (const text of [evidence, certificateTitle(certificate), certificate.learnerName, certificate.instructor]) {
    expect(texts).toContain(compact(text));
  }
  expect(lines.filter(({ tag }) => tag !== 'P' && tag !== 'H1')).toEqual([]);
  const outside = lines.filter((line) => {
    const { left, right, bottom, top } = boxOf(line);
    return left < frame.left || right > frame.right || bottom < frame.bottom || top > frame.top;
  });
  expect(outside.map(({ text }) => text)).toEqual([]);
  const covered = lines.filter(
    (line) =>
      drawings.some((drawing) => overlap(boxOf(line), drawing)) ||
      lines.some((other) => other !== line && overlap(boxOf(line), boxOf(other))),
  );
  expect(covered.map(({ text }) => text)).toEqual([]);
  const smallest = Math.min(...lines.map(({ size }) => size));
  expect(smallest).toBeGreaterThanOrEqual(7);
};

test.each(courses.map((course) => [course.id, course] as const))(
  'the longest evidence of %s fits its certificates',
  async (_, course) => {
    const record = longestRecord(countIn(course));
    await expectToFit({ ...certificateOf(course), record }, evidenceSummary(record));
    const mastery = longestMastery(course.skills, countIn(course)('notebook'));
    await expectToFit({ ...certificateOf(course), kind: 'mastery', mastery, record }, masterySummary(mastery));
  },
);

test('every sentence in its longest form fits below the longest title', async () => {
  const record = longestRecord((kind) => Math.max(...courses.map((course) => countIn(course)(kind)), 9));
  const longest = (texts: string[]): string => texts.sort((one, other) => other.length - one.length)[0] ?? '';
  const skills = courses.map((course) => course.skills).sort((one, other) => other.length - one.length)[0] ?? [];
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  const certificate = {
    ...certificateOf(course),
    courseTitle: longest(courses.map(({ title }) => title)),
    instructor: longest(courses.map(({ instructor }) => instructor.name)),
  };
  await expectToFit({ ...certificate, record }, evidenceSummary(record));
  const name = longest(courses.flatMap((each) => each.skills.map((skill) => skill.name)));
  const mastery = longestMastery(
    // A course could name twice as many skills.
    [...skills, ...skills].map(() => ({ name })),
    10,
  );
  await expectToFit({ ...certificate, kind: 'mastery', mastery, record }, masterySummary(mastery));
});

test('the cover is inside the frame', async () => {
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  const [x = 0, y = 0, width = 0, height = 0] = pdfClip(await certificatePdf(certificateOf(course)));
  expect(width).toBeGreaterThan(200);
  expect(x + width).toBeLessThanOrEqual(frame.right + 1);
  expect(595.28 - y).toBeLessThanOrEqual(frame.top + 1);
  expect(595.28 - y - height).toBeGreaterThan(frame.bottom);
});

test('a long name takes two lines before it gets smaller than the course', async () => {
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  const linesOf = async (learnerName: string) => {
    const lines = pdfLines(await certificatePdf({ ...certificateOf(course), courseTitle: 'Agents', learnerName }));
    const title = lines.find(({ text }) => text === 'Agents');
    return { name: lines.filter(({ tag }) => tag === 'H1'), titleSize: title?.size ?? 0 };
  };
  const { name, titleSize } = await linesOf('Maximiliana Oluwaseun Featherstonehaugh-Okonkwo van den Berghe');
  expect(name.map(({ text }) => text.trim())).toEqual([
    'Maximiliana Oluwaseun Featherstonehaugh-',
    'Okonkwo van den Berghe',
  ]);
  expect(Math.min(...name.map(({ size }) => size))).toBeGreaterThan(titleSize);
  expect((await linesOf('Maya Okafor')).name.map(({ size }) => size)).toEqual([46]);
});

test('a name of a hundred wide letters stays on the page', async () => {
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  const record = longestRecord(countIn(course));
  const lines = pdfLines(await certificatePdf({ ...certificateOf(course), record, learnerName: 'W'.repeat(100) }));
  const name = lines.find(({ tag }) => tag === 'H1');
  expect(name?.text).toBe('W'.repeat(100));
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(670);
});
