import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { pdf } from '../support/pdf.ts';
import { newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { documentWidth, waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const text = `## What a layer computes

\`\`\`embed https://youtu.be/aircAruvnKk?t=90
What a layer of a neural network computes
---
Watch until 5:30.
\`\`\`

\`\`\`embed https://ada-tokenizer.hf.space
Split your own text into tokens
\`\`\`
`;

// The headless shell shows no PDF; with options, this file starts a browser that does.
const openPage = withBrowser({});
let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    checked(
      smallCourse(({ course, files }) => {
        Object.assign(course, { price: 0 });
        course.sections[0]?.lectures.push({ id: 'sheet', title: 'Checklist', contentType: 'document', minutes: 2 });
        files.set('lectures/read.md', Buffer.from(text));
        files.set('lectures/sheet.md', Buffer.from('## What it says\n\nFour checks before you send.\n'));
        files.set('media/sheet.pdf', pdf());
      }),
    ),
  );
}, 120_000);
afterAll(() => operator.stop());

const courseId = 'small-course';
const hosts = /^https:\/\/(?:www\.youtube-nocookie\.com|ada-tokenizer\.hf\.space)\//;

/** Opens a lecture as a learner of the course; answers the hosts of embeds, and lists what is requested from them. */
const openLecture = async (lecture: string, width: number): Promise<{ page: Page; requested: string[] }> => {
  const { page } = await openPage({ viewport: { width, height: 844 } });
  const requested: string[] = [];
  await page.context().route(hosts, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title><button>Pause</button>' });
  });
  const { email } = await logInAsNewLearner(page);
  await (await newLearner(email)).call('enroll', { params: { courseId } });
  await page.goto(`/courses/${courseId}/content/0/${lecture}`);
  return { page, requested };
};

const youTube = 'https://www.youtube-nocookie.com/embed/aircAruvnKk?rel=0&start=90';
const embedOf = (page: Page, title: string) => page.locator('figure').filter({ hasText: title });

test.each([320, 1440])('at %i px, a video of another host loads only when a learner asks for it', async (width) => {
  const { page, requested } = await openLecture('read', width);
  const embed = embedOf(page, 'What a layer of a neural network computes');
  await embed.getByText('From YouTube, which sees your IP address and may set cookies').waitFor();
  await embed.getByText('Watch until 5:30.').waitFor();
  const link = embed.getByRole('link', { name: 'Open on YouTube' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aircAruvnKk&t=90s');
  expect(await documentWidth(page)).toBeLessThanOrEqual(width);
  expect([...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))]).toEqual([]);
  await embed.scrollIntoViewIfNeeded();
  expect({ requested, frames: await page.locator('iframe').count() }).toEqual({ requested: [], frames: 0 });

  const before = await embed.boundingBox();
  await embed.getByRole('button', { name: /^Play video/ }).press('Enter');
  await page
    .frameLocator('iframe[title="What a layer of a neural network computes (YouTube)"]')
    .getByText('Pause')
    .waitFor();
  expect(requested).toEqual([`${youTube}&autoplay=1`]);
  expect((await embed.boundingBox())?.height).toBe(before?.height);
  await waitInPage(page, () => document.activeElement?.tagName === 'IFRAME');
  // The browser hands the focus to the frame's own process.
  await waitFor(() =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => document.hasFocus()),
  );
  await page.keyboard.press('Tab');
  await page.frameLocator('iframe').locator('button:focus').waitFor();
});

test('a learner who trusts a host sees its embeds at once, and prints none', async () => {
  const { page, requested } = await openLecture('read', 1440);
  const trust = page.getByRole('checkbox', { name: 'Always load from YouTube in this browser' });
  await trust.press('Space');
  await page.frameLocator('iframe').getByText('Pause').waitFor();
  await page.reload();
  await page.frameLocator('iframe').getByText('Pause').waitFor();
  expect(requested).toEqual([youTube, youTube]);
  await trust.press('Space');
  await page.locator('iframe').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /^Play video/ }).waitFor();
  expect(requested).toHaveLength(2);

  // On paper, an embed is its title and its address.
  const embed = embedOf(page, 'Split your own text into tokens');
  await page.emulateMedia({ media: 'print' });
  expect(await embed.getByText('Split your own text into tokens').isVisible()).toBe(true);
  expect(await embed.getByRole('button').isVisible()).toBe(false);
  const address = await embed.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://ada-tokenizer.hf.space/');
});

test('a learner sees a document, downloads it after its URL has expired, and marks it', async () => {
  const { page } = await openLecture('sheet', 1440);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/document-urls')) calls.push(request.url());
  });
  await page.clock.install();
  await page.reload();
  await page.getByText('PDF, 1 page, 1 KB').waitFor();
  await page.getByText('Four checks before you send.').waitFor();
  const frame = page.locator('iframe[title="Checklist (PDF)"]');
  const shown = await frame.getAttribute('src');
  expect(shown).toMatch(/\/media\/small-course\/sheet-[\da-f]{12}\.pdf\?/);
  // The other checker would judge the browser's viewer, too.
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.clock.fastForward('01:01:00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Checklist (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Checklist.pdf');
  expect(calls).toHaveLength(2);
  expect(await frame.getAttribute('src')).toBe(shown);
  await page.getByRole('button', { name: /^Mark complete/ }).press('Enter');
  await page.getByRole('main').getByText('Completed', { exact: true }).waitFor();
});

test('on a phone, a document opens and downloads, and its text is read in the page', async () => {
  const { page } = await openLecture('sheet', 390);
  await page.getByRole('link', { name: 'Open Checklist (PDF)' }).waitFor();
  await page.getByText('Four checks before you send.').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await documentWidth(page)).toBeLessThanOrEqual(390);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Checklist (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Checklist.pdf');
});
