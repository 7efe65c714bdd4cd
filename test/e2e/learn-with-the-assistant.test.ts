import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { consoleCall, newIpAddress, send } from '../support/platform.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();

const tokenOf = async (email: string): Promise<string> =>
  (await consoleCall<{ token: string }>('POST', 'token', { email })).token;

/** Enrolls a new learner, opens a lesson and its assistant in a window with its own IP address. */
const visitLesson = async (courseId: string, place: string, run: (page: Page) => Promise<void>): Promise<void> => {
  const visitor = await openPage({ extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() } });
  const { page } = visitor;
  const { email } = await logInAsNewLearner(page);
  await send('enroll', { params: { courseId }, token: await tokenOf(email) });
  await page.goto(`/courses/${courseId}/content/${place}`);
  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).waitFor();
  await run(page);
  visitor.allowErrors(/^$/);
};

/** Asks and waits for the whole answer. */
const ask = async (page: Page, question: string): Promise<void> => {
  // While an answer arrives, Enter sends nothing.
  await page.getByRole('button', { name: 'Stop answering' }).waitFor({ state: 'detached' });
  const answers = page.getByRole('log').locator('article');
  const before = await answers.count();
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await waitInPage(
    page,
    (count) =>
      document.querySelectorAll('[role="log"] article').length > count &&
      document.querySelector('[role="log"]')?.getAttribute('aria-busy') === 'false',
    before,
  );
};

const lastAnswer = (page: Page) => page.getByRole('log').locator('article').last();

test(
  'a learner asks for more, gets a summary and hands the conversation to a person',
  () =>
    visitLesson('prompting-that-works', '1/examples-that-steer', async (page) => {
      await ask(page, 'What is prompt injection?');
      const first = (await lastAnswer(page).textContent()) ?? '';
      await ask(page, 'tell me more');
      await lastAnswer(page).getByRole('list', { name: 'Passages' }).waitFor();
      expect(await lastAnswer(page).textContent()).not.toBe(first);

      await ask(page, 'Summarize this lesson');
      await lastAnswer(page).getByText('“Examples that steer” in short:').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);

      await lastAnswer(page).getByRole('link', { name: 'Ask a person' }).click();
      await page.waitForURL('**/contactUs');
      await waitInPage(
        page,
        () => (document.querySelector<HTMLTextAreaElement>('textarea[name="message"]')?.value ?? '') !== '',
      );
      const message = await page.locator('textarea[name="message"]').inputValue();
      expect(message).toContain('I asked about “Examples that steer” in Prompting That Works');
      expect(message).toContain('I asked: tell me more');
    }),
  60_000,
);

test(
  'a learner is quizzed and sees what the author says',
  () =>
    visitLesson('python-for-data-work', '2/join-two-tables', async (page) => {
      await page.getByRole('button', { name: 'Quiz me' }).click();
      await lastAnswer(page)
        .getByText(/It is not graded: write your answer/)
        .waitFor();
      await ask(page, 'I do not know');
      await lastAnswer(page)
        .getByText(/^The author’s answer to “/)
        .waitFor();
    }),
  60_000,
);

test(
  'a learner with a traceback gets its meaning and one hint at a time',
  () =>
    visitLesson('python-for-data-work', '0/notebook-clean-orders', async (page) => {
      const traceback =
        'Traceback (most recent call last):\n  File "<cell>", line 2\nAssertionError: got [] in warnings';
      await ask(page, traceback);
      await lastAnswer(page)
        .getByText('A check compared your result with the expected one', { exact: false })
        .waitFor();
      const hints = [await lastAnswer(page).textContent()];
      await ask(page, 'next hint');
      hints.push(await lastAnswer(page).textContent());
      expect(new Set(hints).size).toBe(2);
    }),
  60_000,
);
