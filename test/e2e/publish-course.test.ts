import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { longVideoSeconds, writeLongVideo } from '../content/support/long-video.ts';
import { png, svg } from '../content/support/pictures.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { createOwnCourses, type OwnCourses, startUploadGate, type UploadGate } from '../support/own-courses.ts';
import { buy } from '../support/payments.ts';
import { pdf } from '../support/pdf.ts';
import { newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { waitInPage, waitUntilPlayable, waitUntilPlayed } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const megabyte = 1024 ** 2;
const videoBytes = 120 * megabyte;
const partCount = videoBytes / (8 * megabyte);
const pictureNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

const course = `import { defineCourse } from '#content/define.ts';

export const course = defineCourse({
  id: 'keep-bees',
  title: 'Keep Bees',
  promise: 'Look after a hive through its first year.',
  description: 'What bees need, month by month.',
  instructor: { name: 'Hanna Imker', headline: 'Keeps forty hives', bio: 'Hanna teaches beginners in a garden.' },
  level: 'beginner',
  topics: ['bees'],
  price: 49,
  currency: 'EUR',
  kind: 'standard',
  updatedOn: '2026-11-01',
  outcomes: ['Inspect a hive'],
  prerequisites: [],
  audience: { for: ['Gardeners'], notFor: [] },
  skills: [{ id: 'inspecting', name: 'Inspecting a hive' }],
  faq: [],
  sections: [
    {
      title: 'Spring',
      lectures: [
        { id: 'inspect', title: 'Inspect a hive', contentType: 'video', seconds: ${longVideoSeconds}, skills: ['inspecting'] },
        { id: 'frames', title: 'Twelve frames', contentType: 'reading', minutes: 5, skills: ['inspecting'] },
        { id: 'checklist', title: 'Checklist for spring', contentType: 'document', minutes: 2, skills: ['inspecting'] },
      ],
    },
  ],
});
`;

const captions = (words: string) =>
  `WEBVTT\n\n00:00:00.000 --> 00:02:00.000\n${words}\n\n00:02:00.000 --> 00:06:00.000\n${words} (2)\n`;

const pictureLine = (number: number) => `![Frame ${number} of a hive](frame-${number}.png)`;
const embed = (url: string) => `\`\`\`embed ${url}\nA hive in spring\n\`\`\`\n`;
const reading = `## Frames\n\n${pictureNumbers.map(pictureLine).join('\n\n')}\n\n${embed('https://vimeo.com/76979871')}`;

let operator: OperatorCloud;
let courses: OwnCourses;
let gate: UploadGate;

const writeCourseFile = async (path: string, content: string | Buffer): Promise<void> => {
  const file = join(courses.folder, 'keep-bees', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Writes the course; returns at which byte the video's media data begins. */
const writeCourse = async (): Promise<number> => {
  await writeCourseFile('course.ts', course);
  await writeCourseFile('lectures/frames.md', reading);
  await writeCourseFile('lectures/checklist.md', '## Before you open the hive\n\nLight the smoker.\n');
  await writeCourseFile('media/checklist.pdf', pdf());
  for (const number of pictureNumbers) await writeCourseFile(`lectures/frame-${number}.png`, png(320, 100 + number));
  await writeCourseFile('media/inspect.en.vtt', captions('Open the hive slowly.'));
  await writeCourseFile('media/inspect.de.vtt', captions('Den Stock langsam öffnen.'));
  return writeLongVideo(join(courses.folder, 'keep-bees/media/inspect.mp4'), videoBytes);
};

const openPage = withBrowser();
beforeAll(async () => {
  installPackages(optionalPackages.pictures);
  operator = await startOperatorCloud();
  courses = await createOwnCourses();
  gate = await startUploadGate(operator);
}, 300_000);
afterAll(async () => {
  await gate.stop();
  await courses.remove();
  await operator.stop();
});

test('unknown hosts, pictures without alt text, fake videos and scripts are refused', async () => {
  await writeCourse();
  await writeCourseFile(
    'lectures/frames.md',
    `${reading}\n![](frame-1.png)\n\n![A map](map.svg)\n\n${embed('https://tiktok.com/@a')}`,
  );
  await writeCourseFile('lectures/map.svg', svg('<script>alert(1)</script>'));
  await writeCourseFile('media/checklist.pdf', pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }));
  await writeCourseFile('media/inspect.mp4', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('webm')]));
  const { code, output } = await courses.start(['publish-content', '--check']).ended;
  expect(code).toBe(1);
  const place = 'course keep-bees, section 1, lecture';
  expect(output.split('\n').filter((line) => line.startsWith('course '))).toEqual([
    `${place} 2 (frames): lectures/frames.md: line 35: the embed block names tiktok.com, which is not a known host; the known hosts are YouTube, Vimeo, Google Slides, Hugging Face`,
    `${place} 2 (frames): lectures/frames.md: the picture frame-1.png has no alternative text; write ![what it shows](frame-1.png)`,
    expect.stringMatching(/^course keep-bees, lectures\/map\.svg: .*script/),
    `${place} 1 (inspect): media/inspect.mp4 is not an MP4 file`,
    `${place} 3 (checklist): media/checklist.pdf contains scripts; print it to a new PDF`,
  ]);
  await courses.remove();
  courses = await createOwnCourses();
});

const publish = () => courses.start(['publish-content', '--stage', 'dev'], gate.environment);

/** Shows captions in a language and waits for their words. */
const showCaptions = async (page: Page, language: string, words: string): Promise<void> => {
  await page.getByRole('button', { name: /^Captions: / }).tap();
  await page.getByRole('radio', { name: language, exact: true }).tap();
  await page.getByRole('button', { name: `Captions: ${language}` }).waitFor();
  await page.getByText(words).filter({ visible: true }).first().waitFor();
};

test('a course whose publishing was killed is completed, bought and seen on a phone', async () => {
  const mediaStart = await writeCourse();

  gate.open(6);
  const killed = publish();
  await Promise.race([killed.ended, waitFor(async () => gate.passed.length === 6, 120_000)]);
  killed.process.kill('SIGKILL');
  expect((await killed.ended).code).toBe(null);
  const first = gate.passed;

  gate.open(partCount);
  expect(await publish().ended).toEqual({ code: 0, output: expect.stringContaining('published  keep-bees') });
  expect([...first, ...gate.passed].sort((one, other) => one - other)).toEqual(
    Array.from({ length: partCount }, (_, index) => index + 1),
  );
  expect(await publish().ended).toEqual({ code: 0, output: '1 unchanged; the index was unchanged.\n' });

  const { page } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { email } = await logInAsNewLearner(page);
  await page.goto('/courses?topic=bees');
  await page.getByRole('button', { name: 'Remove Topic: Bees' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Keep Bees' }).getByText('€49', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Keep Bees' }).tap();
  await page.getByRole('link', { name: 'Enroll for €49' }).first().waitFor();
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringMatching(/"price":49,"priceCurrency":"EUR"/),
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const drawing of ['covers/keep-bees', 'portraits/hanna-imker'])
    expect((await page.request.get(`/drawings/${drawing}.svg`)).status()).toBe(200);

  await buy(await newLearner(email), 'keep-bees');
  const ranges: { start: number; status: number }[] = [];
  page.on('response', (response) => {
    const start = /^bytes=(\d+)-/.exec(response.request().headers().range ?? '')?.[1];
    // The call for the signed URL has the video's key in its query.
    const isVideo = new URL(response.url()).pathname.endsWith('.mp4');
    if (isVideo) ranges.push({ start: Number(start), status: response.status() });
  });
  await page.goto('/courses/keep-bees/content/0/inspect');
  await waitUntilPlayable(page);
  await page.getByRole('button', { name: 'Play the video' }).tap();
  await waitUntilPlayed(page, 1);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  expect(ranges.filter(({ start, status }) => status !== 206 || Number.isNaN(start))).toEqual([]);
  expect(ranges.filter(({ start }) => start >= mediaStart - megabyte)).not.toEqual([]);
  await showCaptions(page, 'Deutsch', 'Den Stock langsam öffnen.');
  await showCaptions(page, 'English', 'Open the hive slowly.');

  await page.goto('/courses/keep-bees/content/0/frames');
  await page.getByRole('img', { name: 'Frame 12 of a hive' }).first().waitFor();
  await waitInPage(
    page,
    (count) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('figure img')];
      for (const picture of pictures) picture.loading = 'eager';
      return pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length === count;
    },
    pictureNumbers.length,
  );
  await page.getByRole('button', { name: 'Play video: A hive in spring' }).waitFor();

  await page.goto('/courses/keep-bees/content/0/checklist');
  await page.getByText('Light the smoker.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Checklist for spring (PDF)' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('Checklist for spring.pdf');
}, 300_000);

const lockedCourse = course
  .replace("id: 'keep-bees'", "id: 'keep-wasps'")
  .replace('Keep Bees', 'Keep Wasps')
  .replace('price: 49', 'price: 0')
  .replace(`seconds: ${longVideoSeconds}`, 'seconds: 72')
  .replace(/ {8}\{ id: '(?:frames|checklist)'.*\n/g, '');

test('a lesson says that its video is not ready, until the video is pulled', async () => {
  const folder = join(courses.folder, 'keep-wasps');
  const source = 'content/courses/agents-step-by-step/media/the-tool-calling-loop';
  await mkdir(join(folder, 'media'), { recursive: true });
  await writeFile(join(folder, 'course.ts'), lockedCourse);
  for (const type of ['mp4', 'en.vtt']) await copyFile(`${source}.${type}`, join(folder, `media/inspect.${type}`));
  const run = (machine: string, ...args: string[]) => {
    const environment = { ...gate.environment, XDG_CACHE_HOME: join(courses.folder, '../../cache', machine) };
    return courses.start([...args, '--stage', 'dev'], environment).ended;
  };
  const pushed = await run('author', 'media', 'push', 'keep-wasps');
  expect(pushed).toEqual({ code: 0, output: expect.stringMatching(/^pushed {5}keep-wasps\/inspect {2}\d\.\d MB\n$/) });
  expect(await readFile(join(folder, 'media.lock'), 'utf8')).toMatch(
    /\nmedia\/inspect\.mp4 [0-9a-f]{64} \d+ video\/mp4 72/,
  );

  const refused = await run('publisher', 'publish-content');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('keep-wasps/inspect is in media.lock, but not on this machine.');
  expect((await run('publisher', 'publish-content', '--without-media')).output).toContain('published  keep-wasps');

  const { page } = await openPage();
  const { email } = await logInAsNewLearner(page);
  const [learner, params] = [await newLearner(email), { courseId: 'keep-wasps' }];
  await learner.call('enroll', { params });
  await page.goto('/courses/keep-wasps/content/0/inspect');
  await page.getByText('This video is not ready yet').waitFor();
  await page.getByRole('button', { name: /The model asks for a tool/ }).click();
  await page.keyboard.press('k');
  expect(await page.getByRole('button', { name: /^Play/ }).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);

  expect((await run('publisher', 'media', 'pull')).output).toMatch(/^pulled {5}keep-wasps\/inspect/);
  expect((await run('publisher', 'publish-content')).code).toBe(0);
  const video = (await learner.call('getCourseContent', { params })).sections[0]?.lectures[0];
  const query = { s3Key: video?.videoKey ?? '' };
  // A function sees a published course at the latest when its copy in memory has expired.
  await waitFor(async () => !(await learner.call('getVideoUrl', { params, query })).isPending);
  await page.reload();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await waitUntilPlayed(page, 1);
}, 300_000);
