import { expect, test } from '@jest/globals';
import { course as capstone } from '#content/courses/ai-product-capstone/course.ts';
import { videos as capstoneVideos } from '#content/courses/ai-product-capstone/videos.ts';
import { videos as strategyVideos } from '#content/courses/ai-strategy-for-executives/videos.ts';
import { videos as evaluationVideos } from '#content/courses/evaluating-llm-outputs/videos.ts';
import { videos as tuningVideos } from '#content/courses/fine-tuning-when-and-how/videos.ts';
import { videos as learningVideos } from '#content/courses/machine-learning-in-plain-words/videos.ts';
import { videos as promptingVideos } from '#content/courses/prompting-that-works/videos.ts';
import { videos as pythonVideos } from '#content/courses/python-for-data-work/videos.ts';
import { laneTotals } from '#content/media-studio/animations/lanes.ts';
import { finalText } from '#content/media-studio/animations/prompt.ts';
import { tallyAfter } from '#content/media-studio/animations/tally.ts';
import { animationsOf } from './support/animations-of.ts';
import { readLesson, tableIn } from './support/lesson-tables.ts';

test('the video marks the emails of the lesson that the three rules get wrong', async () => {
  const emails = tableIn(await readLesson('machine-learning-in-plain-words', 'learning-from-examples'), '# | Links');
  expect(emails).toHaveLength(8);
  const rules = [
    ([, , , money]: string[]) => money === 'yes',
    ([, links]: string[]) => Number(links) >= 3,
    ([, links, known]: string[]) => Number(links) >= 3 && known === 'no',
  ];
  const [mistakes] = animationsOf(learningVideos['a-rule-from-examples'], 'dots');
  rules.forEach((isSpam, group) => {
    const right = emails.filter((email) => isSpam(email) === (email[4] === 'spam')).length;
    const marks = (mistakes?.steps ?? []).flatMap((step) => ('mark' in step && step.mark === group ? [step] : []));
    const counts = marks.map(({ count }) => count);
    expect(counts).toEqual(right === 8 ? [8] : [right, 8 - right]);
  });
});

test('the map places emails by their number of links and their senders', async () => {
  const emails = tableIn(await readLesson('machine-learning-in-plain-words', 'learning-from-examples'), '# | Links');
  for (const { cards } of animationsOf(learningVideos['a-rule-from-examples'], 'map'))
    emails.forEach(([, links, known, , label], index) => {
      const card = cards[index];
      expect(card?.text).toBe(label);
      expect(card?.at[0]).toBeCloseTo(0.06 + Number(links) * 0.14);
      expect((card?.at[1] ?? 0) > 0.5).toBe(known === 'no');
    });
});

test('kinds of mistakes are counted as in the lesson', async () => {
  const lesson = await readLesson('evaluating-llm-outputs', 'from-mistakes-to-criteria');
  const counts = tableIn(lesson, 'Kind of mistake').map(([, count]) => Number(count));
  const [answers] = animationsOf(evaluationVideos['count-the-mistakes'], 'dots');
  const [tally] = animationsOf(evaluationVideos['count-the-mistakes'], 'tally');
  const marked = (answers?.steps ?? []).flatMap((step) => ('mark' in step ? [step.count] : []));
  const descending = (numbers: number[]) => [...numbers].sort((one, other) => other - one);
  expect(descending(marked)).toEqual(descending(counts));
  expect(marked.reduce((sum, count) => sum + count)).toBe(answers?.groups[0]?.count);
  const columns = tally ? tallyAfter(tally, tally.steps.length) : [];
  expect(descending(columns)).toEqual([...descending(counts).slice(1), 0]);
});

test('results in the table are those that Python prints', async () => {
  const lesson = await readLesson('python-for-data-work', 'values-and-containers');
  const [kinds] = animationsOf(pythonVideos['text-or-number'], 'table');
  expect(kinds?.rows).toHaveLength(3);
  for (const [typed, kind, result] of kinds?.rows ?? []) {
    expect(lesson).toContain(`print(${typed})`);
    expect(lesson).toMatch(new RegExp(`^${result?.replace('.', '\\.')}$`, 'm'));
    expect(lesson).toContain(`| \`${kind}\` |`);
  }
});

test('hours of the order desk are those of the lesson', async () => {
  const hours = tableIn(await readLesson('ai-strategy-for-executives', 'tasks-not-jobs'), 'Task').map(([, count]) =>
    Number(count),
  );
  const all = hours.reduce((sum, count) => sum + count);
  const [week] = animationsOf(strategyVideos['hours-not-jobs'], 'lanes');
  const [dots] = animationsOf(strategyVideos['hours-not-jobs'], 'dots');
  if (!week || !dots) throw new Error('These shots are gone.');
  expect(week.steps.map(({ amount }) => amount).sort()).toEqual([...hours].sort());
  const totals = laneTotals(
    week,
    week.steps.map(() => 1),
  );
  expect(totals[0]).toBe((hours[0] ?? 0) + (hours[1] ?? 0));
  const marked = dots.steps.flatMap((step) => ('mark' in step ? [10 * step.count] : []));
  expect(marked).toEqual([totals[0], all - (totals[0] ?? 0)]);
});

test('the loss of a token is the negative logarithm of its probability', () => {
  const [losses] = animationsOf(tuningVideos['style-and-facts'], 'table');
  expect(losses?.rows).toHaveLength(3);
  for (const [, probability, loss] of losses?.rows ?? [])
    expect(loss).toBe((-Math.log(Number(probability))).toFixed(3));
});

test('hours of the capstone are those of its lectures', () => {
  const minutes = (...ids: string[]) =>
    capstone.sections
      .flatMap(({ lectures }) => lectures)
      .reduce(
        (sum, lecture) => sum + (ids.includes(lecture.id) && 'minutes' in lecture ? (lecture.minutes ?? 0) : 0),
        0,
      );
  const [hours] = animationsOf(capstoneVideos['small-and-finished'], 'lanes');
  expect(hours?.steps.map(({ amount }) => amount * 60)).toEqual([
    minutes('problem-brief'),
    minutes('watch-people'),
    minutes('spec-and-tests'),
    minutes('build-skeleton', 'build-agent', 'build-evaluate', 'build-limits'),
    minutes('pilot'),
    minutes('decision-memo', 'demo-and-portfolio'),
  ]);
});

test('the answer to a prompt that asks for a number of words has that many', () => {
  const [, complete] = animationsOf(promptingVideos['four-parts'], 'prompt');
  if (!complete) throw new Error('This shot is gone.');
  const [, words] = /(\d+) words/.exec(finalText(complete, 0)) ?? [];
  expect(finalText(complete, 1).split(/\s+/)).toHaveLength(Number(words));
});
