import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { newIpAddress } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  // Questions are limited by IP address.
  ({ page } = await openPage({ extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() } }));
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
});

/** An answer of a model as it arrives. */
const writtenAnswer: ChatEvent[] = [
  {
    type: 'source',
    id: 1,
    role: 'support',
    source: { kind: 'page', path: '/products/draftemail', title: 'DraftEmail' },
  },
  { type: 'claim', text: 'DraftEmail costs nothing for a week.', sources: [1] },
  { type: 'source', id: 2, role: 'support', source: { kind: 'page', path: '/faq', title: 'FAQ' } },
  { type: 'claim', text: 'After that you pay by the month.', sources: [1, 2] },
  { type: 'claim', text: '- Cancel any time.\n- Keep what you wrote.', sources: [2] },
  { type: 'done', mode: 'model', isAnswered: true, dropped: 0 },
];

/** Answers the next questions with a stream of events. */
const answerWith = (events: readonly ChatEvent[], headers: Record<string, string> = {}): Promise<unknown> =>
  page.route('**/api/chat', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream', ...headers },
      body: events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
    }),
  );

const ask = async (question: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
};

test('a written answer has numbered sources', async () => {
  await answerWith(writtenAnswer);
  await ask('What does DraftEmail cost?');
  const sources = page.getByRole('list', { name: 'Sources' }).getByRole('listitem');
  await sources.first().waitFor();
  expect(await sources.allTextContents()).toEqual(['DraftEmail', 'FAQ']);
  expect(await page.getByText('Closest passages').count()).toBe(0);
  expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
  // The number of a list's source is at the end of its last item.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Keep what you wrote.' })
    .getByRole('link', { name: 'Source 2: FAQ' })
    .click();
  await page.waitForURL('**/faq');
});

test('a question that nothing answers leads to the course search', async () => {
  await answerWith([
    { type: 'notice', code: 'not-covered', text: 'This site does not seem to answer this.' },
    { type: 'done', mode: 'extracts', isAnswered: false, dropped: 0 },
  ]);
  await ask('Who won the cup?');
  await page.getByRole('link', { name: 'Search all courses' }).click();
  await page.waitForURL('**/courses?search=Who+won+the+cup%3F');
});

test('an answer that breaks off says so, and asking again completes it', async () => {
  await answerWith(writtenAnswer.slice(0, 2), { 'x-amzn-requestid': '7f0c2a9e-51d4' });
  await ask('What does DraftEmail cost?');
  await page.getByText('The answer was interrupted.').waitFor();
  await page.getByText('Request ID: 7f0c2a9e-51d4').waitFor();
  // What has arrived stays; it cannot be copied, marked or asked about as if it were whole.
  expect(await page.getByText('DraftEmail costs nothing for a week.').count()).toBe(1);
  expect(await page.getByRole('button', { name: /^(?:Copy|Helpful|Ask again)$/ }).count()).toBe(0);
  expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
  await page.unroute('**/api/chat');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Closest passages', { exact: true }).waitFor();
  expect(await page.getByText('The answer was interrupted.').count()).toBe(0);
});
