import type { Page } from 'playwright-core';
import type { ExplorableId } from '#contract/schemas/explore.ts';
import { dripCourseId } from '#test/support/drip-subscribers.ts';

/** How a learner solves the task of an explorable. */
export interface ExploreJourney {
  explorable: ExplorableId;
  courseId: string;
  /** Words under the picture at the start, and those that are expected once the task is solved. */
  before: RegExp;
  after: RegExp;
  /** Solves the task by keyboard. */
  solve: (page: Page) => Promise<void>;
}

/** Moves a slider by its arrow keys. */
export const slide = async (
  page: Page,
  name: string,
  key: 'ArrowLeft' | 'ArrowRight',
  presses: number,
): Promise<void> => {
  const slider = page.getByRole('slider', { name });
  for (let count = 0; count < presses; count += 1) await slider.press(key);
};

/** Explorables on systems around a model. */
export const systemJourneys: ExploreJourney[] = [
  {
    explorable: 'agent-loop',
    courseId: 'agents-step-by-step',
    before: /^Ordinary day: 9 steps, 418 words, ends with: report\. Nobody is asked\.$/,
    after: /^Ordinary day: 9 steps, 418 words, ends with: report\. A person is asked 1 time\.$/,
    solve: async (page) => {
      await page.getByLabel('Ask a person before').selectOption('large-payments');
      await slide(page, 'Same call', 'ArrowLeft', 8);
      await page.getByRole('slider', { name: 'Step limit' }).press('Home');
      await slide(page, 'Step limit', 'ArrowRight', 7);
    },
  },
  {
    explorable: 'injection',
    courseId: 'ai-product-capstone',
    before:
      /^Does harm: Plain instruction, Closing tag, “I am the chair”, False bill, Link in a flyer\. 2 of 2 ordinary/,
    after: /^No attack does harm\. 2 of 2 ordinary messages are served\. Plain instruction: 2 calls\.$/,
    solve: async (page) => {
      await page.getByLabel('list_borrowers is granted').press('Space');
      await page.getByLabel('send_email may send to').selectOption('sender');
      await page.getByLabel('open_page may open').selectOption('own');
    },
  },
  {
    explorable: 'judge-drift',
    courseId: 'evaluating-llm-outputs',
    before: /^Run 1: first alarm in week 2, before the update\. Of 40 such runs, 36 have a false alarm, and 39 notice/,
    after: /^Run 1: .* Of 40 such runs, 0 have a false alarm, and 40 notice the drift by week 9\.$/,
    solve: async (page) => {
      await slide(page, 'Cases per week', 'ArrowRight', 2);
      await slide(page, 'Bad answers among them', 'ArrowRight', 6);
      await slide(page, 'Alarm limit', 'ArrowLeft', 1);
    },
  },
  {
    explorable: 'lost-in-the-middle',
    courseId: 'writing-email-with-ai',
    before: /^At position 12 the decision gets 1\.\d% of the attention\. The weakest position is \d+, with 1\.\d%;/,
    after: /^At position 12 the decision gets 82% of the attention\. .* 3 parts\.$/,
    solve: async (page) => {
      await page.getByLabel('Question').selectOption('quote');
      await slide(page, 'Messages at once', 'ArrowLeft', 16);
    },
  },
  {
    explorable: 'reranking',
    courseId: 'interviewing-for-ai-roles',
    before:
      /^Recall at 5 is 75%, MRR 0\.44, in 20 ms\. For the question shown: Its answer is not among the candidates\.$/,
    after:
      /^Recall at 2 is 92%, MRR 0\.92, in 120 ms\. For the question shown: “sick” is number 1; by BM25, it is number 10\.$/,
    solve: async (page) => {
      await page.getByLabel('Second stage').selectOption('concepts');
      await slide(page, 'Candidates', 'ArrowRight', 5);
      await slide(page, 'Passages in the prompt', 'ArrowLeft', 3);
    },
  },
];

/** Explorables on models: how they read a text, learn and fit. */
export const modelJourneys: ExploreJourney[] = [
  {
    explorable: 'gradient-descent',
    courseId: 'fine-tuning-when-and-how',
    before:
      /^After 30 steps the loss is 0\.190, 145% above the lowest possible 0\.077\. The line: 0\.42 \+ 0\.85 × x\.$/,
    after: /^After 30 steps the loss is 0\.084, 8\.5% above/,
    solve: (page) => slide(page, 'Learning rate', 'ArrowRight', 20),
  },
  {
    explorable: 'overfitting',
    courseId: 'machine-learning-in-plain-words',
    before:
      /^Degree 12, fitted to 14 days\. It misses those by 1\.0 cups and unseen days by 78\.3 cups: 77\.4 apart\.$/,
    after: /^Degree 3, fitted to 28 days\. It misses those by 6\.2 cups and unseen days by 5\.6 cups/,
    solve: async (page) => {
      await slide(page, 'Degree', 'ArrowLeft', 9);
      await slide(page, 'Days to learn from', 'ArrowRight', 1);
    },
  },
  {
    explorable: 'tokenizer',
    courseId: dripCourseId,
    before: /^29 characters and 6 words become 15 tokens: 1\.9 characters per token\.$/,
    after: /^37 characters and 5 words become 5 tokens: 7\.4 characters per token\.$/,
    solve: (page) => page.getByRole('textbox', { name: 'Text' }).fill('You answer questions without examples'),
  },
  {
    explorable: 'embeddings',
    courseId: 'rag-from-first-principles',
    before: /^By cosine, “cancel” is nearest to “refund” \(0\.88\)\. “deposit” is number \d+ by cosine/,
    after:
      /^By cosine, “token” is nearest to “tokens” \(0\.84\)\. “token” is number 1 by cosine \(0\.84\) and number 16 on/,
    solve: async (page) => {
      await page.getByLabel('Word', { exact: true }).selectOption('tokens');
      await page.getByLabel('Second word').selectOption('token');
    },
  },
];

/** Explorables on work with numbers: a pilot, a table, a promise. */
export const workJourneys: ExploreJourney[] = [
  {
    explorable: 'pilot',
    courseId: 'ai-strategy-for-executives',
    before: /^40 orders for \$2,600\. Halden commits in 79 of 100 futures and loses in 19; in 5 it stops although/,
    after: /^100 orders for \$3,500\. .* loses in 7; in 7 .* Worth \$16,700, and \$12,100 without a pilot\.$/,
    solve: async (page) => {
      await page.getByLabel('Orders in the pilot are picked').selectOption('lot');
      await slide(page, 'Orders', 'ArrowRight', 3);
      await slide(page, 'Limit for committing', 'ArrowLeft', 3);
    },
  },
  {
    explorable: 'joins',
    courseId: 'python-for-data-work',
    before: /^4 rows for 8 orders, \$181\.50 of \$397\.00\. Lost R-13, R-14, R-16, R-17\.$/,
    after: /^8 rows for 8 orders, \$397\.00 of \$397\.00\. Every order once\.$/,
    solve: async (page) => {
      await page.getByLabel('Keys', { exact: true }).selectOption('upper');
      await page.getByLabel('Join', { exact: true }).selectOption('left');
      await page.getByLabel('Customers listed twice').selectOption('newest');
    },
  },
  {
    explorable: 'promised-date',
    courseId: 'stakeholder-conversations',
    before:
      /^September 1 is never moved in 41 of 100 projects\. Of the dates that move, 61% move with two weeks’ notice\./,
    after:
      /^September 25 is never moved in 86 of 100 projects\. Of the dates that move, 98% move with two weeks’ notice\./,
    solve: async (page) => {
      await slide(page, 'Promise a date that holds in', 'ArrowRight', 27);
      await slide(page, 'Move it when the chance', 'ArrowLeft', 11);
    },
  },
];
