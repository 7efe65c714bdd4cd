import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { documentWidth, waitUntilLoaded } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let path: string;

const form = () => page.getByRole('group', { name: 'Worksheet Prompt card' });
const example = () => page.getByRole('group', { name: 'Example Finished prompt card' });
const field = (label: string) => form().getByRole('textbox', { name: label, exact: true });

const open = async (): Promise<void> => {
  await page.goto(path);
  await field('Name').waitFor();
  await waitUntilLoaded(page);
};

beforeEach(async () => {
  ({ page } = await openPage({ viewport: { width: 390, height: 844 } }));
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const lectures = lecturesInOrder(await enroll(await newLearner(email)));
  const project = lectures.find(({ lecture }) => lecture.id === 'project-prompt-card');
  path = `/courses/${courseId}/content/${project?.sectionIndex}/project-prompt-card`;
});

test('a worksheet that is filled in survives a reload, is copied, and prints alone', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open();
  await form().getByText('What you write is saved in this browser.').waitFor();
  await field('Name').fill('Replies to *late* orders');
  const before = await field('Prompt').evaluate((area) => area.clientHeight);
  const prompt = `Reply to <message>\n\n${'- one apology\n'.repeat(20)}- no reason`;
  await field('Prompt').fill(prompt);
  await form().getByText('Saved in this browser', { exact: true }).waitFor();
  const { height, scrolled } = await field('Prompt').evaluate(({ clientHeight, scrollHeight }) => ({
    height: clientHeight,
    scrolled: scrollHeight,
  }));
  expect(height).toBeGreaterThan(before);
  expect(height).toBe(scrolled);
  expect(await documentWidth(page)).toBe(390);
  expect([...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))]).toEqual([]);

  await page.reload();
  await field('Name').waitFor();
  expect(await field('Name').inputValue()).toBe('Replies to *late* orders');
  await form().getByText('Saved in this browser', { exact: true }).waitFor();
  await form().getByRole('button', { name: 'Copy: Prompt card' }).press('Enter');
  await page.getByText('Copied as Markdown.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('**Prompt card**\n\n**Name:** Replies to \\*late\\* orders\n\n**Version and date:**\n\n');
  expect(copied).toContain(`**Prompt:**\n\n\`\`\`text\n${prompt}\n\`\`\``);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await form().getByRole('button', { name: 'Print: Prompt card' }).press('Enter');
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await form().getByRole('definition').getByText('Replies to *late* orders').waitFor();
  expect(await form().getByRole('term').getByText('Known weakness').isVisible()).toBe(true);
  expect(await field('Name').isVisible()).toBe(false);
  expect(await example().isVisible()).toBe(false);
  expect(await title.isVisible()).toBe(false);
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await title.waitFor();
  expect(await example().getByText('Minutes from rough notes').isVisible()).toBe(true);
});

test('a browser that stores nothing says so beside the worksheet', async () => {
  await open();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await field('Name').fill('Replies');
  await form().getByRole('alert').getByText('This browser does not store what you write here.').waitFor();
});
