import { beforeAll, expect, test } from '@jest/globals';
import { maxTurnAnswer, maxTurnQuestion, maxTurns } from '#contract/rules/assistant/conversation-limits.ts';
import { maxQuestionLength } from '#contract/rules/assistant/max-question-length.ts';
import { replyTo } from '#lambdas/assistant/reply-to.ts';
import { hostileTexts, processorMs } from '#test/support/hostile-text.ts';
import { type Library, openLibrary } from './evaluation/scenes.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 60_000);

/** Beginnings of requests, which the patterns that understand a message loop over when they repeat. */
const requests = [
  ...['ignore all ', 'what is ', 'where is ', 'explain ', 'example ', 'summarize this ', 'why ', 'and ', 'it '],
  ...['answer quiz ', 'the difference between ', 'compare a and ', ' vs ', 'my prompt: ', '“', 'quiz me ', 'der die '],
  ...['AError: ', 'exercise 1 fails ', 'Traceback ', 'certificate ', 'i pay ', 'prompt example context model '],
];
const places: { where: string; course?: string }[] = [
  { where: 'in a course without programs', course: 'prompting-that-works' },
  { where: 'in a course with exercises', course: 'python-for-data-work' },
  { where: 'on a public page' },
];

test.each(places)('$where, no message of 4,000 characters with six full turns takes long', (place) => {
  const slow: { text: string; milliseconds: number }[] = [];
  for (const build of hostileTexts(requests)) {
    const turn = { question: build(maxTurnQuestion), answer: build(maxTurnAnswer) };
    const turns = Array.from({ length: maxTurns }, () => turn);
    const scene = library.sceneOf(place, turns);
    const message = build(maxQuestionLength);
    const milliseconds = processorMs(() => replyTo(message, scene), 200);
    if (milliseconds > 200) slow.push({ text: message.slice(0, 30), milliseconds });
  }
  expect(slow).toEqual([]);
});
