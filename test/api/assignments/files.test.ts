import { expect, test } from '@jest/globals';
import {
  assignmentParams,
  fileForm,
  newAssignee,
  newAuthor,
  stateOf,
  upload,
  workOf,
} from '#test/support/assignments.ts';
import { concurrently } from '#test/support/learners.ts';
import { pdf } from '#test/support/pdf.ts';
import { halves, jpeg, png, readWebp, withExif } from '#test/support/pictures.ts';

const params = assignmentParams;

test('files download under their names, and no browser opens them in the page', async () => {
  const { ada, file } = await newAuthor();
  const photo = await upload(ada, withExif(await jpeg(halves(3000, 1000)), 1), 'Übersicht.jpg');
  const text = await upload(ada, '<script>alert(1)</script>', 'page.md');
  const served = await Promise.all([file, photo.body, text.body].map(({ url }) => fetch(url)));
  const headersOf = (name: string) => served.map(({ headers }) => headers.get(name));
  expect(headersOf('content-type')).toEqual(['application/pdf', 'image/webp', 'text/plain; charset=utf-8']);
  expect(headersOf('content-disposition')).toEqual([
    `attachment; filename="Decision memo.pdf"; filename*=UTF-8''Decision%20memo.pdf`,
    `attachment; filename="_bersicht.webp"; filename*=UTF-8''%C3%9Cbersicht.webp`,
    `attachment; filename="page.md"; filename*=UTF-8''page.md`,
  ]);
  expect(headersOf('x-content-type-options')).toEqual(['nosniff', 'nosniff', 'nosniff']);
  const [memo, picture] = await Promise.all(served.map(async (response) => Buffer.from(await response.arrayBuffer())));
  expect(memo?.equals(pdf())).toBe(true);
  expect(picture?.includes('Exif') || picture?.includes('EXIF')).toBe(false);
  const { width, height } = await readWebp(picture as Buffer);
  expect([width, height]).toEqual([2560, 853]);
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

test.each<[string, () => Promise<Buffer> | Buffer, string, number]>([
  ['a PDF with a script', () => pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }), 'memo.pdf', 415],
  ['a program called a PDF', () => Buffer.from('MZ\x90\0\x03\0\0\0\xff\xff', 'latin1'), 'memo.pdf', 415],
  ['a picture called a PDF', () => png(halves(8, 8)), 'memo.pdf', 415],
  ['a PDF called a text', () => pdf({ catalog: '/Lang (en)' }), 'memo.txt', 415],
  ['a web page', () => Buffer.from('<!doctype html><script>1</script>'), 'memo.html', 415],
  ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'memo.svg', 415],
  ['an archive', () => Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), 'memo.zip', 415],
  ['a text with control characters', () => Buffer.from('ls\x1b[2J'), 'memo.txt', 415],
  ['a text in another encoding', () => Buffer.from('caf\xe9', 'latin1'), 'memo.txt', 415],
  ['a file without extension', () => Buffer.from('text'), 'memo', 415],
  ['an empty file', () => Buffer.alloc(0), 'memo.txt', 400],
  ['a PDF that is broken off', () => half(pdf()), 'memo.pdf', 400],
  ['a picture that is broken off', async () => half(await jpeg(halves(640, 640))), 'memo.jpg', 400],
  ['a file of more than 4 MB', () => Buffer.alloc(4 * 1024 * 1024 + 1, 'a'), 'memo.txt', 413],
])('%s is refused and changes nothing', async (_, make, name, status) => {
  const { ada } = await newAuthor();
  const before = await stateOf(ada);
  const { status: found, body } = await upload(ada, await make(), name, 'application/pdf');
  expect([found, typeof body.detail]).toEqual([status, 'string']);
  expect(await stateOf(ada)).toEqual(before);
});

test('an upload that is cut off, or has no file or two files, is refused', async () => {
  const ada = await newAssignee();
  const whole = await new Response(fileForm('text', 'a.txt')).arrayBuffer();
  const type = 'multipart/form-data; boundary=----x';
  const broken = { body: Buffer.from(whole).subarray(0, 60).toString(), headers: { 'content-type': type } };
  const two = fileForm('one', 'one.txt');
  two.append('file', new Blob(['two']), 'two.txt');
  const codes = [broken, { body: new FormData() }, { body: two }].map(
    async (input) => (await ada.attempt('uploadAssignmentFile', { params, ...input })).status,
  );
  expect(await Promise.all(codes)).toEqual([400, 400, 400]);
  expect((await workOf(ada)).files).toEqual([]);
});

test('uploading the same file twice, even at once, adds it once', async () => {
  const ada = await newAssignee();
  const responses = await concurrently(3, () => upload(ada, 'The same text', 'report.txt'));
  const again = await upload(ada, 'The same text', 'report.txt');
  const ids = [...responses, again].map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect((await stateOf(ada)).stored).toEqual([`assignments/${params.courseId}/${params.lectureId}/${ids[0]}.txt`]);
});

test('a sixth file is refused, even when six arrive at once', async () => {
  const ada = await newAssignee();
  const responses = await concurrently(6, (index) => upload(ada, `Text ${index}`, 'report.txt'));
  const codes = responses.map(({ status, body }) => body.code ?? status).sort();
  const added = codes.filter((code) => code === 200).length;
  expect(codes.filter((code) => code !== 200 && code !== 'unavailable')).toEqual(added === 5 ? ['too-many-items'] : []);
  for (let index = added; index < 5; index += 1) await upload(ada, `Later ${index}`, 'report.txt');
  expect((await upload(ada, 'One more', 'report.txt')).body.code).toBe('too-many-items');
  const { files, stored } = await stateOf(ada);
  expect([files.length, stored.length]).toEqual([5, 5]);
});

test('a removed file that was never submitted is deleted', async () => {
  const { ada, file } = await newAuthor();
  const removal = { params: { ...params, fileId: file.id } };
  await ada.call('removeAssignmentFile', removal);
  await ada.call('removeAssignmentFile', removal);
  expect(await stateOf(ada)).toMatchObject({ files: [], stored: [] });
});
