import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import type { Course } from '#content/define.ts';
import { countPages, documentPath } from '#content/document-file.ts';
import { loadCourses } from '#content/load.ts';
import { isRenderedDocument, renderDocument } from '#content/media-studio/render-document.ts';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import { validateCourses } from '#content/validate.ts';
import { objectStream, pdf } from '#test/support/pdf.ts';
import { checked, smallCourse } from './support/small-course.ts';

type Folder = Parameters<NonNullable<Parameters<typeof smallCourse>[0]>>[0];

/** Adds a document; its file is `bytes`. */
const courseWith = (bytes: Buffer | undefined, change: (folder: Folder) => void = () => undefined) =>
  smallCourse((folder) => {
    folder.course.sections[0]?.lectures.push({ id: 'sheet', title: 'Sheet', contentType: 'document', minutes: 2 });
    folder.files.set('lectures/sheet.md', Buffer.from('## What it says\n\nFour checks before you send.\n'));
    if (bytes) folder.files.set('media/sheet.pdf', bytes);
    change(folder);
  });

const written = (pages: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
    document.end();
  });

const script = '/OpenAction << /S /JavaScript /JS (1) >>';
const headless = Buffer.from(pdf().toString('latin1').replace('/Root 1 0 R', ''), 'latin1');

test.each<[string, Buffer | undefined]>([
  ['media/sheet.pdf is missing', undefined],
  ['media/sheet.pdf is not a PDF file', Buffer.from('<!doctype html>')],
  ['media/sheet.pdf is incomplete or damaged; print it to a new PDF', pdf().subarray(0, -40)],
  ['media/sheet.pdf contains scripts; print it to a new PDF', pdf({ catalog: script })],
  ['media/sheet.pdf contains a password or restrictions', pdf({ trailer: '/Encrypt 4 0 R' })],
  ['media/sheet.pdf has pages that cannot be counted', headless],
])('an author reads: lecture 4 (sheet): %s', (problem, bytes) => {
  expect(validateCourses([courseWith(bytes)]).errors).toEqual([
    expect.stringContaining(`course small-course, section 1, lecture 4 (sheet): ${problem}`),
  ]);
});

test('a document without a text that says the same is refused', () => {
  const folder = courseWith(pdf(), ({ files }) => void files.delete('lectures/sheet.md'));
  expect(validateCourses([folder]).errors).toEqual([expect.stringContaining('(sheet): lectures/sheet.md is missing')]);
});

test('a PDF file that no document shows is refused', () => {
  const folder = courseWith(pdf(), ({ files }) => void files.set('media/old.pdf', pdf()));
  expect(validateCourses([folder]).errors).toEqual([expect.stringContaining('media/old.pdf belongs to no lecture')]);
});

test('a document is published with its size and pages, and its text is found', async () => {
  const bytes = await written(3);
  const course = checked(courseWith(bytes));
  const { detail, media } = publishedCourse(course);
  const key = expect.stringMatching(/^media\/small-course\/sheet-[\da-f]{12}\.pdf$/);
  expect(detail.sections[0]?.lectures[3]).toMatchObject({
    ...{ contentType: 'document', duration: 120, hasBody: true },
    document: { key, bytes: bytes.length, pages: 3 },
  });
  expect(media).toContainEqual(expect.objectContaining({ key, contentType: 'application/pdf', size: bytes.length }));
  expect(coursePassages(course).filter(({ lectureId }) => lectureId === 'sheet')).toHaveLength(1);
});

test('pages are counted by the root of the page tree, wherever it is written', async () => {
  expect(countPages(await written(12))).toBe(12);
  const branches = ['<< /Type /Pages /Parent 20 0 R /Kids [3 0 R] /Count 1 >>'];
  const tree = objectStream(['<< /Type /Pages /Kids [4 0 R 3 0 R] /Count 7 >>']);
  const moved = pdf({ objects: [...branches, tree] })
    .toString('latin1')
    .replace('/Pages 2 0 R', '/Pages 20 0 R');
  expect(countPages(Buffer.from(moved, 'latin1'))).toBe(7);
  const updated = `${pdf().toString('latin1')}2 0 obj\n<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>\nendobj\n`;
  expect(countPages(Buffer.from(updated, 'latin1'))).toBe(2);
});

const rendered = (text: string) =>
  renderDocument({ title: 'Sheet', courseTitle: 'Keep Bees', text, date: new Date('2026-11-01') });

const folders = await loadCourses();

test('a rendered document of a course matches its current text', async () => {
  const documents = folders.flatMap(({ course, files }) => {
    const { title: courseTitle, updatedOn, sections } = course as Course;
    return sections
      .flatMap(({ lectures }) => lectures)
      .flatMap(({ id, title }) => {
        const file = files.get(documentPath(id));
        const text = files.get(`lectures/${id}.md`)?.toString('utf8') ?? '';
        const printed = { title, courseTitle, text, date: new Date(updatedOn) };
        return file && isRenderedDocument(file) ? [{ id, file, printed }] : [];
      });
  });
  expect(documents.length).toBeGreaterThan(0);
  for (const { id, file, printed } of documents)
    expect([id, file.equals(await renderDocument(printed))]).toEqual([id, true]);
});

test('a rendered document has a language, a title, headings and tagged lists', async () => {
  const pdf = await rendered('Before you **open** the hive.\n\n1. Who helps?\n2. Where?\n\n## Take\n\n- a smoker\n');
  const text = pdf.toString('latin1');
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  const tags = [...text.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag);
  expect(tags.filter((tag) => tag === 'LI')).toHaveLength(3);
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'Lbl', 'LBody']));
  expect(validateCourses([courseWith(pdf)]).errors).toEqual([]);
});

test.each([
  ['a document is printed without link', 'See [this](https://example.com).'],
  ['a document is printed without table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['the text does not fit on one page', '1. Who?\n'.repeat(40)],
])('an author who renders a document reads: %s', async (message, text) => {
  await expect(rendered(text)).rejects.toThrow(message);
});
