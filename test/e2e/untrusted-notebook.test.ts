import { expect, test } from '@jest/globals';
import { cell } from '../support/notebook.ts';
import { consoleCall, send } from '../support/platform.ts';
import { slowMachineFactor } from '../support/slow-machine.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();

const courseId = 'prompting-that-works';

const html =
  '<img src=x onerror="window.ran=1"><script>window.ran=2</script><a href="javascript:window.ran=3">a way out</a><iframe srcdoc="<script>parent.ran=4</script>"></iframe>';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="parent.ran=5"><script>parent.ran=6</script><image href="https://elsewhere.example/a.png"/></svg>';
const shown = (data: object) => ({ output_type: 'display_data', metadata: {}, data });

/** A notebook as an attacker would share it. */
const hostileFile = JSON.stringify({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: {},
  cells: [
    {
      id: 'a',
      cell_type: 'markdown',
      metadata: {},
      source: `${html}\n\n[link](javascript:window.ran=7) ![](https://elsewhere.example/b.png)`,
    },
    {
      id: 'b',
      cell_type: 'code',
      metadata: {},
      source: 'print(1)',
      execution_count: 1,
      outputs: [
        shown({ 'text/html': html, 'text/plain': 'the value as text' }),
        shown({ 'image/svg+xml': svg, 'text/plain': 'a drawing' }),
        shown({ 'application/javascript': 'window.ran=8' }),
        { output_type: 'error', ename: 'Error', evalue: html, traceback: [html] },
      ],
    },
  ],
});

test('untrusted notebook files run no script and make no outside request', async () => {
  const { page, allowErrors } = await openPage();
  page.setDefaultTimeout(60_000 * slowMachineFactor);
  const { email } = await logInAsNewLearner(page);
  const { token } = await consoleCall<{ token: string }>('POST', 'token', { email });
  await send('enroll', { params: { courseId }, token });
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) foreignRequests.push(request.url());
  });
  await page.goto(`/notebook/${courseId}/notebook-read-the-reply`);
  const file = { name: 'stranger.ipynb', mimeType: 'application/json', buffer: Buffer.from(hostileFile) };
  await page.getByLabel('Notebook file').setInputFiles(file);
  await cell(page, 2).getByText('the value as text').waitFor();
  await cell(page, 2).getByRole('img', { name: 'a drawing' }).waitFor();
  await cell(page, 1).getByText('a way out').waitFor();

  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const dangerous = 'a[href^="javascript:" i], [onerror], [onload], main script, main iframe';
  expect(await page.locator(dangerous).count()).toBe(0);
  expect(foreignRequests).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  // The browser logs a blocked handler even when the sanitizer only parses it.
  allowErrors(/inline event handler|script-src-attr/);
}, 120_000);
