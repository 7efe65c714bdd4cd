import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { course } from '#content/courses/prompting-that-works/course.ts';
import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { plainPrompt } from '#web/src/features/quiz/plain-prompt.ts';
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
/** Questions of one attempt. */
const drawn = quiz.draw ?? quiz.questions.length;

const lectures = course.sections.flatMap((section) => section.lectures);
const lectureTitle = (id: string | undefined) => lectures.find((lecture) => lecture.id === id)?.title ?? '';

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

const rows = () => page.locator('li[data-option]');
const shownOrder = async () => Promise.all((await rows().all()).map((row) => row.getAttribute('data-option')));

const putInOrder = async (answer: readonly string[]): Promise<void> => {
  for (const [place, id] of answer.entries()) {
    const order = await shownOrder();
    for (let at = order.indexOf(id); at > place; at -= 1) {
      await page.locator(`li[data-option="${id}"]`).getByRole('button', { name: 'Move up' }).click();
    }
  }
};

/** Returns the question on the page: each attempt has an order of its own. */
const shownQuestion = async (): Promise<Question> => {
  const form = page.getByRole('form', { name: /^Question/ });
  // The code that renders Markdown loads with the first question.
  await form.getByText('Loading').waitFor({ state: 'detached' });
  const prompt = plainPrompt((await form.textContent()) ?? '');
  const shown = quiz.questions.find((question) => prompt.includes(plainPrompt(question.prompt)));
  if (!shown) throw new Error(`No question of the quiz is shown: ${prompt}`);
  return shown;
};

/** Finds the control of an option. Screen readers announce its shortcut letter first. */
const option = (question: Question, id: string) => {
  const text = 'options' in question ? question.options.find((one) => one.id === id)?.text : undefined;
  const name = new RegExp(`^[A-H], ${(text ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return page.getByRole(question.kind === 'single' ? 'radio' : 'checkbox', { name });
};

const answerRightly = async (question: Question): Promise<void> => {
  if (question.kind === 'text') return page.getByLabel('Your answer').fill(question.accepted[0] ?? '');
  if (question.kind === 'numeric') return page.getByLabel('Your answer').fill(String(question.answer));
  if (question.kind === 'ordering') return putInOrder(question.answer);
  for (const id of [question.answer].flat()) await option(question, id).check();
};

const isAnsweredRightly = async (question: Question): Promise<boolean> => {
  if (question.kind === 'text') return question.accepted.includes(await page.getByLabel('Your answer').inputValue());
  if (question.kind === 'numeric') return Number(await page.getByLabel('Your answer').inputValue()) === question.answer;
  if (question.kind === 'ordering') return (await shownOrder()).join() === question.answer.join();
  const checked = await Promise.all([question.answer].flat().map((id) => option(question, id).isChecked()));
  return checked.every(Boolean);
};

/** Goes through all questions to the summary; `answer` answers each one. */
const answerAll = async (answer: (question: Question) => Promise<void>): Promise<void> => {
  for (let number = 1; number <= drawn; number += 1) {
    await heading(`Question ${number} of ${drawn}`).waitFor();
    await answer(await shownQuestion());
    await press(/^(Next question|Review answers)$/);
  }
  await heading('Review before you submit').waitFor();
};

test('a learner fails the last quiz, rereads, passes and gets the certificate', async () => {
  await openBeforeLastQuiz();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Start quiz');

  const answeredKinds = new Set<string>();
  let guessed: Question | undefined;
  await answerAll(async (question) => {
    if (!answeredKinds.has(question.kind)) expect(await findingsInBothThemes(page)).toEqual([]);
    answeredKinds.add(question.kind);
    if (guessed || question.kind !== 'single') return;
    guessed = question;
    // The only answer, by its letter, is wrong.
    const wrong = question.options.find(({ id }) => id !== question.answer);
    const letter = await page
      .locator('label', { hasText: wrong?.text ?? '' })
      .locator('kbd')
      .textContent();
    await page.keyboard.press(letter?.charAt(0) ?? '');
    await page.getByRole('radio', { name: 'Guess' }).check();
  });
  await page.getByText(/without an answer. Unanswered questions count as incorrect/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Submit answers');

  await heading('Not passed yet').waitFor();
  await page.getByText('Right answers are shown once you pass.').waitFor();
  const verdict = page.getByRole('listitem').filter({ hasText: 'Guessing' }).filter({ hasText: 'incorrect' });
  expect(await verdict.textContent()).toContain('Read again:');
  expect(await page.getByText('Correct answer').count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.reload();
  await heading('Not passed yet').waitFor();
  await verdict.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: lectureTitle(guessed?.lecture) }).waitFor();
  await page.goBack();
  await heading('Not passed yet').waitFor();

  await press('Try again');
  await answerAll(answerRightly);
  await page.getByText('Every question has an answer.').waitFor();
  await press('Submit answers');
  await heading('Passed').waitFor();
  expect(await page.getByText('Taught in').count()).toBe(drawn);
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
  await heading(/^Question 1 of/).waitFor();
  const question = await shownQuestion();
  await answerRightly(question);
  await page.getByRole('radio', { name: 'Sure' }).check();
  await press('Next question');
  await heading(/^Question 2 of/).waitFor();
  await page.reload();
  await heading(/^Question 2 of/).waitFor();
  await press('Back');
  await heading(/^Question 1 of/).waitFor();
  expect(await isAnsweredRightly(question)).toBe(true);
  expect(await page.getByRole('radio', { name: 'Sure' }).isChecked()).toBe(true);
});
