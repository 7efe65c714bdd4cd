import { beforeEach, expect, test } from '@jest/globals';
import type { Page, Response } from 'playwright-core';
import { quizzes } from '#content/courses/writing-email-with-ai/quizzes.ts';
import { brand } from '#contract/brand.ts';
import { type Credentials, findingsInBothThemes, signUp, type Visitor, withBrowser } from './support/browser.ts';
import { readStored, videoPosition, waitInPage, waitUntilPlayable, waitUntilPlayed } from './support/page-state.ts';
import { openQuizPage } from './support/quiz-page.ts';

const openPage = withBrowser();
let page: Page;
let visitor: Visitor;
beforeEach(async () => {
  visitor = await openPage();
  ({ page } = visitor);
});

const courseId = 'writing-email-with-ai';
const completed = () => page.getByRole('main').getByText('Completed', { exact: true });

/** Goes from the course's page through a new account to the first lecture. */
const enrollAsNewcomer = async (): Promise<Credentials> => {
  await page.goto(`/courses/${courseId}`);
  await page
    .getByRole('link', { name: /Enroll/ })
    .first()
    .click();
  const account = await signUp(page);
  await page.waitForURL(`**/courses/${courseId}/content/**`);
  return account;
};

/** Seeks the open video to its last tenth with the keyboard and lets it play. */
const watchToTheEnd = async (): Promise<void> => {
  // The previous lecture's video stays, at its end, until this one has loaded.
  await waitUntilPlayable(page);
  await waitInPage(page, () => {
    const video = document.querySelector('video');
    return video !== null && video.currentTime < video.duration / 2;
  });
  await page.keyboard.press('k');
  await waitInPage(page, () => document.querySelector('video')?.paused === false);
  await page.keyboard.press('9');
  await completed().waitFor();
};

const isSavedBeyond = (seconds: number) => (response: Response) =>
  response.url().endsWith('/video-progress') &&
  response.ok() &&
  (response.request().postDataJSON() as { timestamp: number }).timestamp > seconds;

const startQuiz = () => page.getByRole('button', { name: 'Start quiz' });

const passQuiz = async (): Promise<void> => {
  const quiz = quizzes.find(({ id }) => page.url().endsWith(`/check-${id}`));
  if (!quiz) throw new Error(`No quiz is open at ${page.url()}.`);
  await startQuiz().click();
  await openQuizPage(page, quiz).answerAll();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.getByRole('heading', { level: 2, name: 'Passed' }).waitFor();
};

/** Waits for the title of another lecture. */
const nextTitle = (title: string): Promise<void> =>
  page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor();

/** Completes the open lecture as its kind asks. A text leads on to the next one, if there is one. */
const completeLecture = async (title: string): Promise<boolean> => {
  const markComplete = page.getByRole('button', { name: /^Mark complete/ });
  await page.locator('video').or(startQuiz()).or(markComplete).first().waitFor();
  if (await startQuiz().isVisible()) await passQuiz();
  else if ((await page.locator('video').count()) > 0) await watchToTheEnd();
  else {
    const leadsOn = (await markComplete.first().textContent())?.endsWith('continue') ?? false;
    await markComplete.first().click();
    if (leadsOn) await nextTitle(title);
    return leadsOn;
  }
  return false;
};

test('a visitor signs up, enrolls, completes the course and gets a certificate', async () => {
  await enrollAsNewcomer();
  for (let lecture = 0; (await page.getByText('Course complete').count()) === 0; lecture += 1) {
    expect(lecture).toBeLessThan(20);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    if (await completeLecture(title)) continue;
    await completed().or(page.getByText('Course complete')).first().waitFor();
    const next = page.getByRole('link', { name: /^Next: / }).first();
    if ((await next.count()) === 0) break;
    await next.click();
    await nextTitle(title);
  }
  await page.getByRole('region', { name: 'Course complete' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Congratulations' }).waitFor();
  // The certificate asks for the name that the account was created without.
  visitor.allowErrors(/409 .*generate-certificate/);
  await page.getByLabel('Name on your certificate').fill('Robin Vale');
  await page.getByText('Robin Vale', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Get my certificate' }).click();
  await page.getByRole('heading', { level: 1, name: 'Congratulations, Robin Vale' }).waitFor();
  const sheet = page.getByRole('article', { name: 'Certificate of Robin Vale' });
  expect(await sheet.textContent()).toContain('Writing Email');
  await page.getByRole('heading', { name: 'What to learn next' }).waitFor();
  const reasons = await page.getByText('Because you finished').allTextContents();
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(await findingsInBothThemes(page)).toEqual([]);

  const pageUrl = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const pdf = await page.request.get(pageUrl ?? '');
  expect({ status: pdf.status(), type: pdf.headers()['content-type'] }).toEqual({
    status: 200,
    type: 'application/pdf',
  });

  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 2, name: 'You finished Writing Email with AI' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto(`/courses/${courseId}`);
  await page.getByRole('link', { name: 'View certificate' }).first().waitFor();
  expect(await page.getByText(', completed').count()).toBeGreaterThan(1);
}, 240_000);

test('a learner who leaves in the middle of a video resumes there', async () => {
  await enrollAsNewcomer();
  await waitUntilPlayable(page);
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  const saved = page.waitForResponse(isSavedBeyond(20));
  // Pauses first, so the position does not change while leaving.
  await page.keyboard.press('k');
  await saved;
  const leftAt = await videoPosition(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByText(/^Resumed at /).waitFor();
  expect(Math.abs((await videoPosition(page)) - leftAt)).toBeLessThan(1);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto(`/courses/${courseId}`);
  const card = page.getByRole('complementary', { name: 'Price and enrollment' });
  await card.getByText(/^Next: \w/).waitFor();
  await card.getByRole('link', { name: 'Continue', exact: true }).waitFor();
}, 120_000);

test('a learner who jumps ahead has played only what came before', async () => {
  await enrollAsNewcomer();
  await waitUntilPlayable(page);
  await page.keyboard.press('k');
  await waitUntilPlayed(page, 7);
  const saved = page.waitForResponse(isSavedBeyond(20));
  await page.keyboard.press('5');
  await page.keyboard.press('k');
  const { watched } = (await saved).request().postDataJSON() as { watched: [number, number][] };
  const seconds = watched.reduce((sum, [start, end]) => sum + end - start, 0);
  expect(seconds).toBeGreaterThan(6);
  expect(seconds).toBeLessThan(20);
}, 120_000);

test('a video resumes within two seconds of where the browser crashed', async () => {
  await enrollAsNewcomer();
  await waitUntilPlayable(page);
  // Disconnects before the crash, so the server receives nothing.
  const context = page.context();
  await context.route('**/video-progress', (route) => route.abort('connectionreset'));
  await page.keyboard.press('k');
  await waitUntilPlayed(page, 7);
  const before = await videoPosition(page);
  const pageUrl = page.url();
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never resolves: its process is gone.
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  visitor.allowErrors(/video-progress|could not be saved/);
  await next.goto(pageUrl);
  await next.getByText(/^Resumed at /).waitFor();
  expect(await videoPosition(next)).toBeGreaterThan(before - 2);

  const unsavedPosition = `${brand.slug}-unsaved-position`;
  expect(await readStored(next, unsavedPosition)).not.toBeNull();
  await next.getByRole('button', { name: 'Your account' }).click();
  await next.getByRole('button', { name: 'Logout' }).click();
  await next.waitForURL((url) => url.pathname === '/');
  expect(await readStored(next, unsavedPosition)).toBeNull();
}, 120_000);
