import { beforeAll, expect, test } from '@jest/globals';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { encodePicture } from '#content/pictures/encode-picture.ts';
import { coursePicture } from '#content/pictures/picture-sources.ts';
import { readPicture } from '#content/pictures/read-picture.ts';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import { searchableCourse } from '#content/publish/publish-index.ts';
import { validateCourses } from '#content/validate.ts';
import { splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { withExif } from '#test/support/pictures.ts';
import { png, sharp, svg } from './support/pictures.ts';
import { checked, smallCourse } from './support/small-course.ts';

type Folder = Parameters<NonNullable<Parameters<typeof smallCourse>[0]>>[0];

/** Puts a text and pictures into the reading's folder. */
const reading =
  (markdown: string, pictures: Record<string, Buffer> = { 'hive.png': png(900, 600) }) =>
  ({ files }: Folder): void => {
    files.set('lectures/read.md', Buffer.from(markdown));
    for (const [name, bytes] of Object.entries(pictures)) files.set(`lectures/${name}`, bytes);
  };
const shown = (file: string) => `## Hives\n\n![A hive with two entrances](${file})\n`;
const picture = (name: string, bytes: Buffer) => reading(shown(name), { [name]: bytes });
const drawing = (content: string) => picture('hive.svg', svg(content));
const asks =
  (prompt: string, name = 'hive.png') =>
  ({ quizzes, files }: Folder): void => {
    Object.assign(quizzes[0]?.questions[0] ?? {}, { prompt });
    files.set(`lectures/${name}`, png(900, 600));
  };

beforeAll(() => installPackages(optionalPackages.pictures), 120_000);

const refused: [string, (folder: Folder) => void][] = [
  [
    'section 1, lecture 2 (read): lectures/read.md: the picture hive.png has no alternative text',
    reading('![](hive.png)'),
  ],
  ['lectures/read.md: the picture hive.png has no alternative text', reading('![…](hive.png)')],
  ['the alternative text of hive.png has 401 characters', reading(`![${'a'.repeat(401)}](hive.png)`)],
  ['lectures/read.md: the picture lectures/hive.png is missing', reading(shown('hive.png'), {})],
  [
    'the picture "https://a.example/hive.png" must be a file in lectures/',
    reading(shown('https://a.example/hive.png'), {}),
  ],
  ['the picture "../hive.png" must be a file in lectures/', reading(shown('../hive.png'), {})],
  ['the picture hive.png must be a paragraph of its own', reading('See ![A hive](hive.png) here.')],
  ['the picture hive.png must be a paragraph of its own', reading('- ![A hive](hive.png)')],
  [
    'a picture cannot be shown here',
    reading('```predict\nWhat?\n\n![A hive](hive.png)\n---\nThis.\n```\n\n![A hive](hive.png)'),
  ],
  ['the picture block is written as ![what it shows](file.png)', reading('```picture 0123\nA hive\n```', {})],
  [
    'questions of "Check yourself" cannot have pictures',
    reading('Text\n\n## Check yourself\n\n1. What is ![a hive](hive.png)?\n\n**Answers.** (1) This.'),
  ],
  ['course small-course, lectures/hive.png: no text and no question shows it', reading('Text')],
  ['course small-course, lectures/hive.jpg: has the content of PNG; name it .png', picture('hive.jpg', png(90, 60))],
  ['course small-course, lectures/hive.png: is not a picture', picture('hive.png', Buffer.from('<html></html>'))],
  ['course small-course, lectures/hive.png: is not a picture', picture('hive.png', Buffer.from('GIF89a'))],
  ['lectures/hive.png: is damaged or incomplete', picture('hive.png', png(90, 60).subarray(0, -20))],
  ['course small-course, lectures/hive.svg: contains a script', drawing('<script>alert(1)</script>')],
  ['hive.svg: has a script in onload', drawing('<rect width="9" height="9" onload="alert(1)"/>')],
  ['hive.svg: refers to "https://a.example/x.png"', drawing('<image href="https://a.example/x.png"/>')],
  ['hive.svg: refers to "javascript:alert(1)"', drawing('<use href="java&#115;cript:alert(1)"/>')],
  ['hive.svg: refers to "//a.example/x"', drawing('<rect fill="url(//a.example/x)"/>')],
  ['hive.svg: has a style with an import', drawing('<style>@import "https://a.example/x.css";</style>')],
  ['hive.svg: contains the element <a>', drawing('<a href="#x"><rect/></a>')],
  ['hive.svg: contains the element <foreignObject>', drawing('<foreignObject><p>x</p></foreignObject>')],
  ['hive.svg: contains the element <set>', drawing('<set attributeName="href" to="javascript:alert(1)"/>')],
  [
    'hive.svg: cannot be read at "<!DOCTYPE svg',
    picture('hive.svg', Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 9 9"/>')),
  ],
  ['hive.svg: has an unknown entity', drawing('<text>&x;</text>')],
  ['hive.svg: does not close <svg>', picture('hive.svg', Buffer.from('<svg viewBox="0 0 9 9"><g></g>'))],
  ['hive.svg: has no size', picture('hive.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))],
  ['quiz check, question 1: the picture hive.png has no alternative text', asks('Which?\n\n![](hive.png)')],
  [
    'a picture cannot be shown here: ![A hive](hive.png)',
    (folder) => {
      asks('Which?\n\n![A hive](hive.png)')(folder);
      for (const quiz of folder.quizzes) quiz.id = 'mastery';
    },
  ],
  [
    'a picture cannot be shown here',
    (folder) => {
      reading(shown('hive.png'))(folder);
      Object.assign(folder.course.sections[0]?.lectures[1] ?? {}, { contentType: 'notebook' });
    },
  ],
];

test.each(refused)('a picture is refused: %s', (sentence, change) => {
  const { errors } = validateCourses([smallCourse(change)]);
  expect(errors.filter((error) => error.includes(sentence))).toHaveLength(1);
});

test('a lecture has at most 50 pictures', () => {
  const names = Array.from({ length: 51 }, (_, index) => `hive-${index}.png`);
  const pictures = Object.fromEntries(names.map((name, index) => [name, png(9, 9 + index)]));
  const { errors } = validateCourses([smallCourse(reading(names.map(shown).join('\n'), pictures))]);
  expect(errors).toEqual([expect.stringContaining('lecture 2 (read): it has 51 pictures; the limit is 50')]);
});

test('a drawing with gradients, styles and an embedded picture is accepted', () => {
  const drawn = drawing(
    `<!-- Drawn by hand --><style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href='#g'/>
     <image href="data:image/png;base64,${png(2, 2).toString('base64')}"/><text x="1">Bees &amp; hives</text>`,
  );
  expect(validateCourses([smallCourse(drawn)]).errors).toEqual([]);
});

test.each([
  ['png', (bytes: Buffer) => Promise.resolve(bytes)],
  ['jpg', (bytes: Buffer) => sharp(bytes).jpeg().toBuffer()],
  ['webp', (bytes: Buffer) => sharp(bytes).webp().toBuffer()],
  ['webp', (bytes: Buffer) => sharp(bytes).webp({ lossless: true }).toBuffer()],
  ['avif', (bytes: Buffer) => sharp(bytes).avif({ effort: 0 }).toBuffer()],
] as const)('the size of a .%s file is read before it is decoded', async (ending, encode) => {
  const { picture: read } = readPicture(`hive.${ending}`, await encode(png(301, 200)));
  expect(read).toMatchObject({ width: 301, height: 200 });
});

test('a photo taken upright with a phone stays upright and loses its location', async () => {
  const photo = withExif(await sharp(png(300, 200)).jpeg().toBuffer(), 6);
  const files = new Map([['lectures/hive.jpg', photo]]);
  const found = coursePicture({ files }, 'hive.jpg');
  expect(found).toMatchObject({ width: 200, height: 300, stored: { widths: [200] } });
  if (!found) return;
  const encoded = await encodePicture(found, 'image/webp', 200);
  const { exif: kept, ...size } = await sharp(encoded).metadata();
  expect({ ...size, kept }).toMatchObject({ width: 200, height: 300, format: 'webp' });
  expect(kept).toBeUndefined();
});

test('a picture that cannot be decoded is named when it is published', async () => {
  const whole = png(300, 200);
  const broken = Buffer.from(whole);
  broken.fill(0, 60, 90);
  const path = 'lectures/hive.png';
  const found = { id: '', path, bytes: broken, type: 'png', width: 300, height: 200 } as const;
  await expect(encodePicture({ ...found, stored: { id: '', widths: [] } }, 'image/webp', 300)).rejects.toThrow(
    'lectures/hive.png cannot be decoded',
  );
});

test('a published text says what a picture shows, and its files have three widths', async () => {
  const course = checked(
    smallCourse(
      reading('## Hives\n\n![A hive with *two* entrances &amp; a roof](hive.png "In July")\n\nMore.\n', {
        'hive.png': png(2000, 1000),
      }),
    ),
  );
  const { lectures, detail, media } = publishedCourse(course);
  const [, block] = splitLesson(lectures[0]?.body ?? '');
  const id = detail.sections[0]?.lectures[1]?.pictures?.[0]?.id ?? '';
  expect(id).toMatch(/^[\da-f]{12}$/);
  expect(block).toEqual({
    kind: 'picture',
    ...{ id, width: 2000, height: 1000, alt: 'A hive with two entrances & a roof', caption: 'In July' },
  });
  const files = media.filter(({ key }) => key.includes(id)).map(({ key, contentType }) => `${key} ${contentType}`);
  const name = `media/small-course/read-${id}`;
  expect(files).toEqual([
    ...[640, 1280, 1920].map((width) => `${name}-${width}.avif image/avif`),
    ...[640, 1280, 1920].map((width) => `${name}-${width}.webp image/webp`),
  ]);
  const smallest = await media.find(({ key }) => key.endsWith('-640.avif'))?.open();
  expect(await sharp(smallest as Buffer).metadata()).toMatchObject({ width: 640, height: 320, format: 'heif' });
});

test('a drawing is published as it is', async () => {
  const bytes = svg('<rect width="9" height="9"/>');
  const { media } = publishedCourse(checked(smallCourse(picture('hive.svg', bytes))));
  const file = media.find(({ contentType }) => contentType === 'image/svg+xml');
  expect(await file?.open()).toEqual(bytes);
});

test('a picture of a question belongs to the lecture of its quiz', () => {
  const { quizzes, detail, media } = publishedCourse(
    checked(smallCourse(asks('Which hive is this?\n\n![A hive with two entrances](hive.png)'))),
  );
  const [stored] = detail.sections[0]?.lectures[2]?.pictures ?? [];
  expect(quizzes[0]?.questions[0]?.prompt).toContain(`\`\`\`picture ${stored?.id} 900 600\nA hive with two entrances`);
  expect(media.map(({ key }) => key)).toContain(`media/small-course/quiz-${stored?.id}-640.avif`);
});

test('search and the assistant know what a picture shows', () => {
  const course = checked(smallCourse(reading('## Hives\n\n![Drones cluster at the entrance](hive.png)\n')));
  expect(coursePassages(course)).toContainEqual({
    lectureId: 'read',
    heading: 'Hives',
    lines: [['Drones cluster at the entrance']],
  });
  const { lectures } = searchableCourse(course, publishedCourse(course));
  expect(lectures[1]?.lines).toEqual([['Drones cluster at the entrance']]);
});
