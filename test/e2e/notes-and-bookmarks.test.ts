import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { downloadedText, findingsInBothThemes, type Visitor, withBrowser } from './support/browser.ts';
import { waitForPosition, waitUntilPlayable } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage({ acceptDownloads: true });
  page = visitor.page;
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  await openLecture(video);
});

const video = '0/what-a-prompt-does';
const reading = '0/how-a-model-writes';

const openLecture = async (lecturePath: string): Promise<void> => {
  await page.goto(`/courses/${courseId}/content/${lecturePath}`);
  await page.getByRole('tab', { name: 'Notes' }).waitFor();
  if (lecturePath === video) await waitUntilPlayable(page);
};

const openTab = (name: string) => page.getByRole('tab', { name }).click();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const note = () => page.getByRole('textbox', { name: 'Your note on this lesson' });
const preview = () => page.getByRole('region', { name: 'Preview of your note' });
const saved = () => page.getByRole('tabpanel').getByText('Saved', { exact: true }).waitFor();
const bookmarks = (group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
/** Seeks to this many tenths of the video, which lasts 80 seconds. */
const jumpTo = async (tenths: number): Promise<void> => {
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press(`${tenths}`);
  await waitForPosition(page, 8 * tenths);
};

test('a note reads as written after a reload, and its times link into the video', async () => {
  await openTab('Notes');
  await note().fill('**The model continues a text**, it does not look things up.');
  await jumpTo(5);
  await press('Insert time');
  await note().pressSequentially('is the picture to keep.');
  await saved();
  await press('Preview');
  await preview().locator('strong', { hasText: 'The model continues a text' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.reload();
  await waitUntilPlayable(page);
  await openTab('Notes');
  await preview().locator('strong').waitFor();
  expect(await note().count()).toBe(0);
  await jumpTo(1);
  await preview().getByRole('link', { name: '0:40' }).click();
  await waitForPosition(page, 40);
  await press('Edit');
  expect(await note().inputValue()).toMatch(/look things up\. \[0:40\] is the picture to keep\.$/);
  await page.keyboard.type(' Still.');
  expect(await note().inputValue()).toMatch(/to keep\. Still\.$/);
});

test('notes that are opened offline open when the connection is back', async () => {
  await page.context().setOffline(true);
  await openTab('Notes');
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('tabpanel').getByText('Loading').waitFor({ state: 'attached' });
  await page.context().setOffline(false);
  await note().fill('Written after the tunnel.');
  await saved();
  // The browser logs the requests that it could not send.
  visitor.allowErrors(/ERR_INTERNET_DISCONNECTED/);
});

test('a note left before the typing pause is saved', async () => {
  await openTab('Notes');
  await note().fill('Written in a hurry.');
  expect(await preview().count()).toBe(0);
  await page
    .getByRole('link', { name: /^Next: / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'How a model writes its answer' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'What a prompt does' }).waitFor();
  await openTab('Notes');
  expect(await note().inputValue()).toBe('Written in a hurry.');
});

test('a note that fails to save says so, stays in the tab and can be retried', async () => {
  await page.route('**/notes/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await openTab('Notes');
  await note().fill('Kept.');
  await page.getByRole('alert').filter({ hasText: 'Not saved yet. Your text is safe in this tab.' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unroute('**/notes/**');
  await press('Save now');
  await saved();
  visitor.allowErrors(/500/);
});

test('code in a note stays text and never runs', async () => {
  await openTab('Notes');
  await note().fill('<img src=x onerror="document.title=1"> [press](javascript:document.title=1)');
  await press('Preview');
  await preview().getByText('press').waitFor();
  expect(await preview().locator('[onerror], [href^="javascript"]').count()).toBe(0);
  await saved();
  expect(await page.title()).toContain('What a prompt does');
  // The browser logs a blocked handler even when the sanitizer only parses it.
  visitor.allowErrors(/inline event handler|script-src-attr/);
});

test('all notes of a course export as one Markdown file, in course order', async () => {
  await openTab('Notes');
  await note().fill('About prompts.');
  await saved();
  await openLecture(reading);
  await openTab('Notes');
  await note().fill('- one word after the other');
  await saved();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download all notes')]);
  expect(download.suggestedFilename()).toBe(`notes-${courseId}.md`);
  expect(await downloadedText(download)).toBe(
    [
      '# Notes: Prompting That Works',
      '## What a prompt does',
      '### What a prompt does',
      'About prompts.',
      '### How a model writes its answer',
      '- one word after the other\n',
    ].join('\n\n'),
  );
});

test('a learner bookmarks a timestamp, returns to it and removes it', async () => {
  await openTab('Bookmarks');
  await page.getByText('While a video plays, bookmark a moment to find it here again.').waitFor();
  await page.getByRole('button', { name: 'Bookmark 0:00' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await jumpTo(3);
  await press('Bookmark 0:24');
  await page.getByRole('status').filter({ hasText: 'Bookmarked at 0:24' }).waitFor();
  await jumpTo(8);
  await page.getByRole('button', { name: 'Bookmark this moment' }).click();
  await bookmarks('In this lesson').nth(1).waitFor();
  const spoken = [
    'Here is why. A model reads the text so far and gives every possible next piece a probability.',
    'Send that prompt three times, and the wording changes, because each piece is a choice.',
  ];
  await page.getByText(spoken[1] ?? '').waitFor();
  expect(await bookmarks('In this lesson').allTextContents()).toEqual([`0:24${spoken[0]}`, `1:04${spoken[1]}`]);
  await press(`0:24 ${spoken[0]}`);
  await waitForPosition(page, 24);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await openLecture(reading);
  await openTab('Bookmarks');
  await bookmarks('Elsewhere in the course').getByRole('link', { name: /^1:04/ }).click();
  await page.getByRole('heading', { level: 1, name: 'What a prompt does' }).waitFor();
  await waitUntilPlayable(page);
  await waitForPosition(page, 64);

  await openTab('Bookmarks');
  await page.getByRole('button', { name: 'Remove bookmark at 0:24 in What a prompt does' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bookmarks('In this lesson').nth(1).waitFor();
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
  await page.getByRole('button', { name: 'Remove bookmark at 1:04 in What a prompt does' }).click();
  // The list updates optimistically; a reload would abort the call that removes it.
  await removed;
  await page.reload();
  await openTab('Bookmarks');
  await page.getByText(spoken[0] ?? '').waitFor();
  expect(await bookmarks('In this lesson').allTextContents()).toEqual([`0:24${spoken[0]}`]);
});
