import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { askAssistant } from '../support/chat.ts';
import { dripCourseId, dripParams, sendSubscribe } from '../support/drip-subscribers.ts';
import { concurrently } from '../support/learners.ts';
import { consoleCall, newIpAddress, send } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, findingsInBothThemes, withBrowser } from './support/browser.ts';
import { waitInPage, waitUntilPlayed } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();

const courseId = 'prompting-that-works';

/**
 * Opens a window with its own IP address, because questions are limited by it; only `expected` may appear in the
 * console.
 */
const visit = async (
  run: (page: Page, ipAddress: string) => Promise<void>,
  { expected = /^$/, ...options }: BrowserContextOptions & { expected?: RegExp } = {},
): Promise<void> => {
  const ipAddress = newIpAddress();
  const visitor = await openPage({ extraHTTPHeaders: { 'x-local-viewer-address': ipAddress }, ...options });
  await run(visitor.page, ipAddress);
  visitor.allowErrors(expected);
};

const tokenOf = async (email: string): Promise<string> =>
  (await consoleCall<{ token: string }>('POST', 'token', { email })).token;

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

const ask = async (page: Page, question: string): Promise<void> => {
  // While an answer arrives, Enter sends nothing.
  await page.getByRole('button', { name: 'Stop answering' }).waitFor({ state: 'detached' });
  await field(page).fill(question);
  await page.keyboard.press('Enter');
};

const enrollAndOpen = async (page: Page, place: string): Promise<void> => {
  const { email } = await logInAsNewLearner(page);
  await send('enroll', { params: { courseId }, token: await tokenOf(email) });
  await page.goto(`/courses/${courseId}/content/${place}`);
  await page.getByRole('tab', { name: 'Ask' }).click();
  await field(page).waitFor();
};

test(
  'a learner asks beside the video, and a source plays the cited moment',
  () =>
    visit(async (page) => {
      await enrollAndOpen(page, '0/four-parts');
      await waitInPage(
        page,
        () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA,
      );
      await page.getByRole('button', { name: /^Explain “.+”$/ }).waitFor();
      await ask(page, 'What should I ask when an answer disappoints?');
      await page.getByText('Closest passages', { exact: true }).waitFor();
      const passages = page.getByRole('list', { name: 'Passages' });
      await passages.getByText('“When an answer disappoints, a part is missing.”').waitFor();
      // A word that only phrases the question is not marked.
      expect(new Set(await passages.locator('mark').allTextContents())).toEqual(new Set(['disappoints']));
      await page.getByRole('button', { name: /^The four parts of a prompt · 1:0\d$/ }).click();
      await waitInPage(page, () => (document.querySelector('video')?.currentTime ?? 0) >= 60);
      expect(await accessibilityFindings(page)).toEqual([]);

      await ask(page, 'Where does prompt injection become dangerous?');
      await page
        .getByRole('link', { name: /^When the material talks back · 0:\d\d$/ })
        .first()
        .click();
      await page.waitForURL(/\/content\/3\/when-material-talks-back\?t=\d+$/);
      await waitUntilPlayed(page, 0);

      await page.goBack();
      await page.getByRole('tab', { name: 'Ask' }).click();
      await page.getByRole('heading', { name: 'What should I ask when an answer disappoints?' }).waitFor();
      await page.getByRole('button', { name: 'Clear conversation' }).click();
      expect(await page.getByRole('log').count()).toBe(0);
    }),
  60_000,
);

/** Whether the question field stands below all of the answer and covers none of it. */
const isFieldBelow = async (page: Page): Promise<boolean> => {
  const [answer, below] = [await page.getByRole('log').boundingBox(), await field(page).boundingBox()];
  return answer !== null && below !== null && below.y >= answer.y + answer.height;
};

test('on a phone the field covers no passage, and other passages open in place', () =>
  visit(
    async (page) => {
      await enrollAndOpen(page, '0/four-parts');
      await ask(page, 'What should I ask when an answer disappoints?');
      const row = page.getByRole('list', { name: 'Passages' }).locator('summary').first();
      await row.press('Enter');
      await page.locator('details[open]').getByRole('blockquote').waitFor();
      await waitFor(() => isFieldBelow(page));
      expect(await findingsInBothThemes(page)).toEqual([]);
    },
    { viewport: { width: 390, height: 844 } },
  ));

test('an answer can be stopped and requested again', () =>
  visit(async (page) => {
    await enrollAndOpen(page, '0/four-parts');
    let held: (() => void) | undefined;
    await page.route('**/api/chat', async (route) => {
      await new Promise<void>((resolve) => {
        held = resolve;
      });
      await route.continue().catch(() => undefined);
    });
    await ask(page, 'What are the four parts of a good prompt?');
    await page.getByRole('button', { name: 'Stop answering' }).click();
    await page.getByText('You stopped the answer.').waitFor();
    held?.();
    await page.unroute('**/api/chat');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page
      .getByRole('button', { name: /^The four parts of a prompt · \d/ })
      .first()
      .waitFor();
    expect(await page.getByText('You stopped the answer.').count()).toBe(0);
  }));

test('a locked lecture is named with its opening day and not quoted', () =>
  visit(async (page) => {
    const { email } = await logInAsNewLearner(page);
    await sendSubscribe({ email, timeZone: 'Europe/Berlin' });
    await send('linkAccount', { body: dripParams, token: await tokenOf(email) });
    await page.goto(`/courses/${dripCourseId}/drip-content/0/1`);
    await page.getByRole('tab', { name: 'Ask' }).click();
    await ask(page, 'Where does bias come in?');
    await page.getByText(/^Where bias comes in opens for you on \w{3}, \w{3} \d+\.$/).waitFor();
    expect(await page.getByRole('log').textContent()).not.toMatch(/swap test|without anyone intending it/i);
  }));

test('a visitor at the network limit is asked to log in', () =>
  visit(
    async (page, ipAddress) => {
      await page.goto('/courses');
      await page.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
      await waitInPage(page, () => document.activeElement?.tagName === 'TEXTAREA');
      for (const question of ['What does DraftEmail cost?', 'Is there a free trial for Joblyn?', 'And for Plan?']) {
        await ask(page, question);
        await page.getByRole('heading', { name: question }).waitFor();
        await page.getByRole('button', { name: 'Ask again' }).waitFor();
      }
      expect(await accessibilityFindings(page, '[role="dialog"], dialog')).toEqual([]);
      const refused = page.getByText('Too many questions');
      for (let more = 0; more < 8 && (await refused.count()) === 0; more++) {
        // Uses up the rest of this minute's limit from another window, so that the next question exceeds it.
        const headers = { 'x-local-viewer-address': ipAddress };
        for (let group = 0; group < 12; group++) {
          await concurrently(10, () => askAssistant({ message: 'What does DraftEmail cost?' }, { headers }));
        }
        await ask(page, `How much does PMCoach cost, try ${more}?`);
        await page.getByRole('button', { name: 'Ask again' }).or(refused).first().waitFor();
      }
      await refused.waitFor();
      await page.getByText(/Log in to continue: .* You can ask again in \d+ \w+\./).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    { expected: /429/, viewport: { width: 390, height: 844 } },
  ));

test('when the server fails, the page says so and keeps the question to ask again', () =>
  visit(
    async (page) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      const headers = { 'x-amzn-requestid': '7f0c2a9e-51d4' };
      await page.route('**/api/chat', (route) => route.fulfill({ status: 503, body: '{}', headers }));
      await ask(page, 'What does DraftEmail cost?');
      await page.getByText('The assistant cannot answer right now.').waitFor();
      expect(await page.getByText('HTTP error! status: 503').isVisible()).toBe(false);
      await page.getByText('Details for support').click();
      await page.getByText('HTTP error! status: 503').waitFor();
      await page.getByText('Request ID: 7f0c2a9e-51d4').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByRole('heading', { name: 'What does DraftEmail cost?' }).waitFor();
      await page.unroute('**/api/chat');
      await page.getByRole('button', { name: 'Try again' }).click();
      const row = page.getByRole('log').locator('summary .strong').getByText('DraftEmail', { exact: true });
      const link = page.getByRole('log').getByRole('link', { name: 'DraftEmail' }).first();
      // Another test file may have given the platform a model, whose answer has no rows.
      await row.or(link).first().waitFor();
      if ((await row.count()) > 0) await row.click();
      await link.click();
      await page.waitForURL('**/products/draftemail');
    },
    { expected: /503/ },
  ));
