import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { completeLectures, courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const lastQuiz = 'care';
const quiz = quizzes.find(({ id }) => id === lastQuiz);
if (!quiz) throw new Error(`There is no quiz ${lastQuiz}.`);
type Question = (typeof quiz.questions)[number];

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** Opens the course of a learner who has completed everything but its last quiz, where the course resumes. */
const openBeforeLastQuiz = async (): Promise<void> => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  const content = await enroll(learner);
  const sections = content.sections.map((section) => ({
    ...section,
    lectures: section.lectures.filter(({ quizId }) => quizId !== lastQuiz),
  }));
  await completeLectures(learner, { ...content, sections });
  await page.goto(`/courses/${courseId}/content`);
  await page.getByRole('button', { name: 'Start quiz' }).waitFor();
};

const putInOrder = async (answer: readonly string[]): Promise<void> => {
  const rows = page.locator('li[data-option]');
  for (const [place, id] of answer.entries()) {
    const order = await Promise.all((await rows.all()).map((row) => row.getAttribute('data-option')));
    for (let at = order.indexOf(id); at > place; at -= 1) {
      await page.locator(`li[data-option="${id}"]`).getByRole('button', { name: 'Move up' }).click();
    }
  }
};

const answerRightly = async (question: Question): Promise<void> => {
  if (question.kind === 'text') return page.getByLabel('Your answer').fill(question.accepted[0] ?? '');
  if (question.kind === 'ordering') return putInOrder(question.answer);
  for (const id of [question.answer].flat()) {
    const index = question.options.findIndex((option) => option.id === id);
    // Screen readers announce the shortcut letter with the option.
    const name = `${'ABCDEFGH'[index]}, ${question.options[index]?.text}`;
    await page.getByRole(question.kind === 'single' ? 'radio' : 'checkbox', { name, exact: true }).check();
  }
};

/** Goes through all questions to the summary; `answer` answers each one. */
const answerAll = async (answer: (question: Question, index: number) => Promise<void>): Promise<void> => {
  for (const [index, question] of quiz.questions.entries()) {
    await heading(`Question ${index + 1} of ${quiz.questions.length}`).waitFor();
    await answer(question, index);
    await press(/^(Next question|Review answers)$/);
  }
  await heading('Review before you submit').waitFor();
};

test('a learner fails the last quiz, reads why, passes and gets the certificate', async () => {
  await openBeforeLastQuiz();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Start quiz');

  const answeredKinds = new Set<string>();
  await answerAll(async ({ kind }, index) => {
    if (!answeredKinds.has(kind)) expect(await findingsInBothThemes(page)).toEqual([]);
    answeredKinds.add(kind);
    // Answers only the first question, and wrongly.
    const wrong = quiz.questions[0]?.kind === 'single' && quiz.questions[0].answer === 'a' ? 'b' : 'a';
    if (index === 0) await page.keyboard.press(wrong);
  });
  await page.getByText(/without an answer. Unanswered questions count as incorrect/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Submit answers');

  await heading('Not passed yet').waitFor();
  const first = page.getByRole('listitem').filter({ hasText: 'Question 1: incorrect' }).first();
  expect(await first.textContent()).toContain('Correct answer');
  await first.getByRole('link').first().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.reload();
  await heading('Not passed yet').waitFor();

  await press('Try again');
  await answerAll(answerRightly);
  await page.getByText('Every question has an answer.').waitFor();
  await press('Submit answers');
  await heading('Passed').waitFor();
  const banner = page.getByRole('region', { name: 'Course complete' });
  await banner.waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await banner.getByRole('link').click();
  await page.getByRole('article', { name: 'Certificate of Robin Vale' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
}, 240_000);

test('quiz answers survive a reload', async () => {
  await openBeforeLastQuiz();
  await press('Start quiz');
  const [question] = quiz.questions;
  if (question) await answerRightly(question);
  await press('Next question');
  await heading(/^Question 2 of/).waitFor();
  await page.reload();
  await heading(/^Question 2 of/).waitFor();
  await press('Back');
  await heading(/^Question 1 of/).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
});
