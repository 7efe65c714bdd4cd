import type { Page } from 'playwright-core';
import type { quizzes as promptingQuizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { plainPrompt } from '#web/src/features/quiz/plain-prompt.ts';

export type Quiz = (typeof promptingQuizzes)[number];
export type Question = Quiz['questions'][number];

/** Pages show typographic quotation marks, whatever the author has typed. */
const straightened = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201C\u201D]/g, '"');

/** Returns the actions of a learner who knows the answers to a quiz and takes it on an open page. */
export const openQuizPage = (page: Page, quiz: Quiz) => {
  /** Questions of one attempt. */
  const drawn = quiz.draw ?? quiz.questions.length;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
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
    const prompt = straightened(plainPrompt((await form.textContent()) ?? ''));
    // Up to the first code, which `plainPrompt` leaves out.
    const shown = quiz.questions.find((question) =>
      prompt.includes(straightened(plainPrompt(question.prompt.split('```')[0] ?? ''))),
    );
    if (!shown) throw new Error(`No question of the quiz is shown: ${prompt}`);
    return shown;
  };

  /** Finds the control of an option. Screen readers announce its shortcut letter first. */
  const option = (question: Question, id: string) => {
    const text = 'options' in question ? question.options.find((one) => one.id === id)?.text : undefined;
    const plain = straightened(plainPrompt(text ?? ''))
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll("'", "['\u2018\u2019]")
      .replaceAll('"', '["\u201C\u201D]');
    return page.getByRole(question.kind === 'single' ? 'radio' : 'checkbox', { name: new RegExp(`^[A-H], ${plain}$`) });
  };

  const answerCorrectly = async (question: Question): Promise<void> => {
    if (question.kind === 'text') return page.getByLabel('Your answer').fill(question.accepted[0] ?? '');
    if (question.kind === 'numeric') return page.getByLabel('Your answer').fill(String(question.answer));
    if (question.kind === 'code') return page.getByLabel('Your program').fill(question.solution);
    if (question.kind === 'ordering') return putInOrder(question.answer);
    for (const id of [question.answer].flat()) await option(question, id).check();
  };

  const isAnsweredRightly = async (question: Question): Promise<boolean> => {
    const typed = () => page.getByLabel('Your answer').inputValue();
    if (question.kind === 'text') return question.accepted.includes(await typed());
    if (question.kind === 'numeric') return Number(await typed()) === question.answer;
    if (question.kind === 'code') return (await page.getByLabel('Your program').inputValue()) === question.solution;
    if (question.kind === 'ordering') return (await shownOrder()).join() === question.answer.join();
    const checked = await Promise.all([question.answer].flat().map((id) => option(question, id).isChecked()));
    return checked.every(Boolean);
  };

  /** Goes through all questions to the summary; `answer` answers each one. A partial retake asks fewer than an attempt. */
  const answerAll = async (
    answer: (question: Question, number: number) => Promise<void> = answerCorrectly,
    count = drawn,
  ): Promise<void> => {
    for (let number = 1; number <= count; number += 1) {
      await heading(`Question ${number} of ${count}`).waitFor();
      await answer(await shownQuestion(), number);
      await page.getByRole('button', { name: /^(Next question|Review answers)$/ }).click();
    }
    await heading('Review before you submit').waitFor();
  };

  return { drawn, shownQuestion, answerCorrectly, isAnsweredRightly, answerAll };
};
