import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { notebooks } from '#content/courses/prompting-that-works/notebooks.ts';
import { parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import { cell, pythonTimeoutMs, replaceCode, runCell, waitForOutput, waitForPython } from '../support/notebook.ts';
import { slowMachineFactor } from '../support/slow-machine.ts';
import { accessibilityFindings, downloadedText, type Visitor, withBrowser } from './support/browser.ts';
import { waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
  page.setDefaultTimeout(60_000 * slowMachineFactor);
});

const courseId = 'prompting-that-works';
const lectureId = 'notebook-read-the-reply';
const lecture = `/courses/${courseId}/content/2/${lectureId}`;
/** Number of the cell that holds the first program. */
const program = 2;

/** Signs up and opens the notebook from its lesson. */
const openNotebook = async (): Promise<void> => {
  await logInAsNewLearner(page);
  await page.goto(`/courses/${courseId}/enroll`);
  await page.getByRole('button', { name: 'Enroll for free' }).click();
  await page.waitForURL(`**/courses/${courseId}/content/**`);
  await page.goto(lecture);
  await page.getByRole('button', { name: 'Open notebook' }).click();
  await page.waitForURL(`**/notebook/${courseId}/${lectureId}`);
  await waitForPython(page);
};

/** Maximum height of what is above the cells, on a phone, a tablet and a desktop. */
const barHeights = async (): Promise<(number | undefined)[]> => {
  const heights = [];
  for (const width of [390, 820, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    heights.push((await page.getByRole('toolbar', { name: 'Notebook' }).locator('..').boundingBox())?.height);
  }
  return heights;
};

const saved = () => page.getByText('Saved', { exact: true }).waitFor();

test('a learner runs a program, reloads, restores a version and downloads the file', async () => {
  await openNotebook();
  expect(await page.title()).toMatch(/^Notebook: [^:]+ · /);
  const current = page.getByRole('navigation', { name: 'Course content' }).locator('[aria-current]');
  expect(await current.textContent()).toContain('Notebook: read the reply safely');
  expect(await page.getByRole('tab', { name: 'Ask' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /^Next: / }).isVisible()).toBe(true);
  expect(await accessibilityFindings(page)).toEqual([]);
  await replaceCode(page, program, 'for n in range(3):\n    print(n * 14)\n"done"');
  await runCell(page);
  await waitForOutput(page, program, /28/);
  await waitForOutput(page, program, "'done'");
  await saved();

  await page.reload();
  await waitForOutput(page, program, /28/);
  expect(await cell(page, program).getByRole('textbox').textContent()).toContain('n * 14');

  await waitForPython(page);
  await replaceCode(page, program, 'display(plot.bar({"ask": 3, "check": 5}, title="Two habits"))');
  await runCell(page);
  await page.getByRole('img', { name: 'Bar chart "Two habits", 2 bars' }).waitFor();
  await page.getByText('Data for the chart').click();
  await page.getByRole('row', { name: 'check 5' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await saved();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as .ipynb' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('notebook-read-the-reply-safely.ipynb');
  const { cells, nbformat } = parseNotebook(await downloadedText(file));
  expect(nbformat).toBe(4);
  expect(JSON.stringify(cells)).toContain('image/svg+xml');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('button', { name: /^Restore / });
  await versions.last().click();
  await history.waitFor({ state: 'hidden' });
  await waitForOutput(page, program, /28/);
  await page.getByRole('button', { name: 'Open an .ipynb file' }).waitFor();
  await page.getByLabel('Notebook file').setInputFiles({
    name: 'notebook.ipynb',
    mimeType: 'application/x-ipynb+json',
    buffer: Buffer.from(await downloadedText(file)),
  });
  await page.getByRole('img', { name: 'Bar chart "Two habits", 2 bars' }).waitFor();
}, 300_000);

test('an empty notebook offers a first program', async () => {
  await logInAsNewLearner(page);
  await page.goto('/notebook');
  await page.getByRole('button', { name: 'Read a small table' }).click();
  await cell(page, 1).getByRole('textbox').getByText('print("Total:"').waitFor();
  expect(await page.getByRole('button', { name: 'Read a small table' }).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
}, 120_000);

test('text of the lesson is read, not edited: a learner edits a copy of it', async () => {
  await openNotebook();
  const lesson = page.getByRole('region', { name: /^Cell 1 of \d+, text of the lesson$/ });
  for (const name of ['Edit cell 1', 'Move cell 1 down', 'Delete cell 1']) {
    expect(await lesson.getByRole('button', { name }).count()).toBe(0);
  }
  await lesson.getByRole('button', { name: 'Edit a copy of cell 1' }).press('Enter');
  const copy = page.getByRole('textbox', { name: 'Text of cell 2' });
  await copy.and(page.locator(':focus')).waitFor();
  await copy.fill('In my own words.');
  await copy.press('Escape');
  await cell(page, 2).getByText('In my own words.').waitFor();
  expect(await lesson.textContent()).toContain('A model was asked for one JSON object.');
  expect(await accessibilityFindings(page)).toEqual([]);
}, 240_000);

test('an endless cell can be interrupted, and earlier variables survive', async () => {
  await openNotebook();
  await replaceCode(page, program, 'kept = 40');
  await runCell(page);
  await page.getByText('[1]').waitFor();
  await replaceCode(page, program, 'print("It runs")\nwhile True:\n    kept = 41');
  await runCell(page);
  await waitForOutput(page, program, 'It runs');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await waitForOutput(page, program, 'Stopped.');
  await waitForPython(page);
  await replaceCode(page, program, 'kept + 1');
  await runCell(page);
  await waitForOutput(page, program, '42');
}, 240_000);

test('a cell that ignores the interrupt is ended with its Python; the code stays', async () => {
  await openNotebook();
  await replaceCode(page, program, 'import asyncio\nprint("It sleeps")\nawait asyncio.sleep(3600)');
  await runCell(page);
  await waitForOutput(page, program, 'It sleeps');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await waitForOutput(page, program, /Python was restarted. Variables are lost; your code is safe/);
  await waitForPython(page);
  expect(await cell(page, program).getByRole('textbox').textContent()).toContain('asyncio.sleep');
}, 240_000);

test('an answer that fits only visible checks fails; a right one completes it', async () => {
  await openNotebook();
  await page.getByText('Works offline').waitFor();
  const heights = await barHeights();
  const exercises = notebooks[lectureId] ?? [];
  const numbers = [5, 7];
  await replaceCode(
    page,
    numbers[0] ?? 0,
    'import json\n\n\ndef find_object(reply):\n    at = reply.find("{")\n    return json.JSONDecoder().raw_decode(reply, at)[0] if at >= 0 else None',
  );
  const panel = page.getByRole('region', { name: `Checks for ${exercises[0]?.title}` });
  await panel.getByRole('button', { name: 'Check answer' }).click();
  await panel.getByText('5 of 6 checks passed.').waitFor({ timeout: pythonTimeoutMs });
  await panel.getByText('If decoding fails at one brace, look for the next one.').waitFor();
  expect(await panel.textContent()).not.toContain('Use {name} like so');
  await panel.getByRole('button', { name: 'Show a hint' }).click();
  const hints = panel.getByRole('list', { name: /^Hints for/ }).getByRole('listitem');
  await hints.and(panel.locator(':focus')).waitFor();
  expect(await hints.allTextContents()).toEqual([expect.stringMatching(/^Hint 1 of 3/)]);
  expect(await accessibilityFindings(page)).toEqual([]);

  for (const [index, { title, solution }] of exercises.entries()) {
    await replaceCode(page, numbers[index] ?? 0, solution);
    const checks = page.getByRole('region', { name: `Checks for ${title}` });
    await checks.getByRole('button', { name: 'Check answer' }).click();
    await checks.getByText('Solved: every check passed.').waitFor({ timeout: pythonTimeoutMs });
    expect(await checks.getByRole('button', { name: /^(Check answer|Show .* hint)$/ }).count()).toBe(0);
  }
  await page.getByText('2 of 2 solved').waitFor();
  await page.getByRole('main').getByText('Completed', { exact: true }).waitFor();
  await saved();
  await waitForPython(page);
  expect(await barHeights()).toEqual(heights);

  expect(await page.getByText('Show the worked solution').count()).toBe(0);
  await panel.getByRole('button', { name: 'Compare with the solution' }).click();
  await panel.getByText('Show the worked solution').click({ timeout: pythonTimeoutMs });
  await panel.getByText('decoder.raw_decode(reply, position)').waitFor();
  const server = page.getByRole('region', { name: 'Checks on the server' });
  await server.getByText('Confirmed on the server: every check passed.').waitFor({ timeout: pythonTimeoutMs });
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.reload();
  await server.getByText('Confirmed on the server: every check passed.').waitFor({ timeout: pythonTimeoutMs });

  await page.getByRole('link', { name: 'Back to the lesson' }).click();
  await page.waitForURL(`**${lecture}`);
  await page.getByRole('main').getByText('Completed', { exact: true }).waitFor();
}, 300_000);

test('after the first visit the notebook opens, runs and saves offline', async () => {
  await openNotebook();
  await page.getByText('Works offline').waitFor();
  await waitInPage(page, () => navigator.serviceWorker.controller !== null, undefined, 60_000);
  await visitor.page.context().setOffline(true);
  await page.reload();
  await page.getByText(/You are offline/).waitFor();
  await waitForPython(page);
  await replaceCode(page, program, 'print("written in a tunnel")');
  await runCell(page);
  await waitForOutput(page, program, 'written in a tunnel');
  await page.getByText('Not synced yet, saved in this browser').waitFor();
  await page.reload();
  await waitForOutput(page, program, 'written in a tunnel');

  await visitor.page.context().setOffline(false);
  await saved();
  // The browser logs every request that fails offline.
  const offline = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/;
  visitor.allowErrors(offline);
}, 300_000);

test('with one notebook in two tabs, the later one is warned and no text is lost', async () => {
  await openNotebook();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForPython(other);
  await replaceCode(page, program, '"from the first tab"');
  await saved();
  await replaceCode(other, program, '"from the second tab"');
  await other.getByRole('heading', { name: 'This notebook was changed elsewhere' }).waitFor();
  expect(await accessibilityFindings(other)).toEqual([]);
  await other.getByRole('button', { name: 'Use the other version' }).click();
  await other.getByLabel('Changed elsewhere').waitFor({ state: 'detached' });
  expect(await cell(other, program).getByRole('textbox').textContent()).toContain('from the first tab');
  await other.getByRole('button', { name: 'History' }).click();
  await other
    .getByRole('dialog', { name: 'History' })
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  await waitInPage(other, () =>
    [...document.querySelectorAll('section[aria-label^="Cell 2"] div')].some((host) =>
      host.shadowRoot?.textContent.includes('from the second tab'),
    ),
  );
  visitor.allowErrors(/409/); // The refused save, which the browser logs.
}, 300_000);
