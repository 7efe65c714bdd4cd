import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { assignments } from '#content/courses/ai-product-capstone/assignments.ts';
import { assignmentParams } from '../support/assignments.ts';
import { buy } from '../support/payments.ts';
import { pdf } from '../support/pdf.ts';
import { newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { focusOf } from './support/keyboard.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
const { courseId, lectureId } = assignmentParams;
const { criteria } = assignments[lectureId] ?? { criteria: [] };
let page: Page;
let allowErrors: (pattern: RegExp) => void;

const memo = { name: 'Memo.pdf', mimeType: 'application/pdf', buffer: pdf() };
const log = { name: 'log.md', mimeType: 'text/markdown', buffer: Buffer.from('# Log\n') };
const withScript = pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' });

const accessibilityFindings = async () => [...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))];
const focused = (name: string) => waitFor(async () => (await focusOf(page)).name === name);
const criterion = (index: number) => page.getByRole('group', { name: criteria[index]?.title ?? '' });
const evidence = (index: number) => criterion(index).getByRole('textbox');
const submission = () => page.getByRole('region', { name: 'Your submission' });
const chooseFiles = (...files: (typeof memo)[]) => page.getByLabel('Files in your submission').setInputFiles(files);

/** Runs in the page: drops a text file on the file area. */
const dropText = (name: string) => {
  const data = new DataTransfer();
  data.items.add(new File(['Dropped text'], name, { type: 'text/plain' }));
  const area = document.querySelector('[data-field="files"]')?.parentElement;
  for (const type of ['dragover', 'drop']) {
    area?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
  }
};

/** Assesses the work by every criterion with the keyboard. */
const assess = async () => {
  for (const [index] of criteria.entries()) {
    await criterion(index).getByRole('radio', { name: 'Strong' }).press('Space');
    await evidence(index).fill(`Memo, page ${index + 1}`);
  }
};

beforeEach(async () => {
  ({ page, allowErrors } = await openPage());
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await buy(await newLearner(email), courseId);
  await page.goto(`/courses/${courseId}/content/2/${lectureId}`);
  await submission().getByText('Draft', { exact: true }).waitFor();
});

test('a learner submits the capstone, finds it after a reload, and submits again', async () => {
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await submission().getByRole('alert').getByText('Something is missing.').waitFor();
  await focused('Choose files');
  expect(await accessibilityFindings()).toEqual([]);

  await chooseFiles(memo, { ...memo, name: 'Script.pdf', buffer: withScript }, log);
  await submission()
    .getByRole('link', { name: /^Memo\.pdf/ })
    .waitFor();
  await submission()
    .getByRole('link', { name: /^log\.md/ })
    .waitFor();
  await submission().getByText('This PDF contains scripts. Print it to a new PDF and choose that one.').waitFor();
  allowErrors(/415/);
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss Script.pdf' }).press('Enter');
  await focused('Choose files');
  await page.evaluate(dropText, 'dropped.txt');
  await submission()
    .getByRole('link', { name: /^dropped\.txt/ })
    .waitFor();
  await page.getByRole('button', { name: 'Remove dropped.txt' }).press('Enter');
  await submission()
    .getByRole('link', { name: /^dropped\.txt/ })
    .waitFor({ state: 'detached' });
  await focused('Choose files');

  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await waitFor(async () =>
    criterion(0)
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio === document.activeElement),
  );
  expect(await submission().getByRole('alert').count()).toBe(1);
  await submission()
    .getByRole('button', { name: `${criteria[2]?.title}: level and evidence` })
    .press('Enter');
  await waitFor(async () =>
    criterion(2)
      .getByRole('radio')
      .first()
      .evaluate((radio) => radio === document.activeElement),
  );
  await assess();
  // Nothing is missing anymore.
  await submission().getByRole('alert').waitFor({ state: 'detached' });
  await page.getByText(`${criteria.length} of ${criteria.length} criteria assessed`).first().waitFor();
  await submission().getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await waitFor(async () => (await evidence(1).inputValue()) === 'Memo, page 2');
  expect(await criterion(1).getByRole('radio', { name: 'Strong' }).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  const submitted = page.getByRole('region', { name: /^Submitted on/ });
  await submitted.getByText(`${criteria.length} of ${criteria.length} criteria assessed`).waitFor();
  await waitFor(async () => /^Submitted on/.test((await focusOf(page)).name));
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.getByText('Completed', { exact: true }).first().waitFor();
  await submission().getByRole('heading', { name: 'Your submissions' }).waitFor();
  expect(await submission().getByRole('heading').count()).toBe(1);
  expect(await accessibilityFindings()).toEqual([]);

  await submitted.getByRole('button', { name: 'Change and submit again' }).press('Enter');
  await focused('Your submission');
  await submission().getByText('Change something to submit again').waitFor();
  await evidence(0).fill('Memo, page 7');
  await page.getByRole('button', { name: 'Remove log.md' }).click();
  await focused('Choose files');
  await page.getByRole('button', { name: 'Submit again' }).click();
  await submission()
    .getByText(/^Submission 2/)
    .waitFor();
  await page.reload();
  await submission()
    .locator('summary', { hasText: /^Submission 1/ })
    .press('Enter');
  await submission().getByText('Strong: Memo, page 1', { exact: true }).waitFor();
  expect(
    await submission()
      .getByRole('link', { name: /^log\.md/ })
      .count(),
  ).toBe(1);
  const downloading = page.waitForEvent('download');
  await submission()
    .getByRole('link', { name: /^log\.md/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('log.md');
});

test('on a phone the bar counts the assessed criteria and submits', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await bar.getByText(`0 of ${criteria.length}`).waitFor();
  await criterion(1).getByRole('radio', { name: 'Sound' }).check();
  await bar.getByText(`1 of ${criteria.length}`).waitFor();
  await bar.getByRole('button', { name: 'Submit' }).press('Enter');
  await focused('Choose files');
});

test('an upload shows its progress, can be canceled, and fails with a reason', async () => {
  await page.route('**/api/**/files', (route) => route.abort());
  await chooseFiles(log, { ...log, name: 'large.txt', buffer: Buffer.alloc(5 * 1024 * 1024, 'a') });
  await submission().getByText('This file is 5 MB. The limit is 4 MB.').waitFor();
  await submission().getByText('This file could not be uploaded. Please try again.').waitFor();
  allowErrors(/ERR_FAILED/);
  await page.unroute('**/api/**/files');
  await page.route('**/api/**/files', () => undefined);
  await chooseFiles(log);
  await page.getByRole('progressbar', { name: 'Uploading log.md' }).waitFor();
  await page.getByRole('button', { name: 'Cancel the upload of log.md' }).click();
  await page.getByRole('progressbar', { name: 'Uploading log.md' }).waitFor({ state: 'detached' });
  await page.unroute('**/api/**/files');
  await chooseFiles(log);
  await submission()
    .getByRole('link', { name: /^log\.md/ })
    .waitFor();
});

test('what was typed survives a failed save and a reload', async () => {
  await page.route('**/api/**/draft', (route) => route.abort());
  await evidence(0).fill('Report, page 4');
  await submission().getByRole('alert').getByText('Not saved yet. Your text is safe in this tab.').waitFor();
  allowErrors(/ERR_FAILED/);
  await page.unroute('**/api/**/draft');
  await page.reload();
  await waitFor(async () => (await evidence(0).inputValue()) === 'Report, page 4');
  await submission().getByText('Saved', { exact: true }).waitFor();
});
