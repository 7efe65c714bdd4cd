import { expect, test } from '@jest/globals';
import { course as capstone } from '#content/courses/ai-product-capstone/course.ts';
import { videos as capstoneVideos } from '#content/courses/ai-product-capstone/videos.ts';
import { videos as strategyVideos } from '#content/courses/ai-strategy-for-executives/videos.ts';
import { videos as evaluationVideos } from '#content/courses/evaluating-llm-outputs/videos.ts';
import { videos as tuningVideos } from '#content/courses/fine-tuning-when-and-how/videos.ts';
import { videos as interviewVideos } from '#content/courses/interviewing-for-ai-roles/videos.ts';
import { videos as learningVideos } from '#content/courses/machine-learning-in-plain-words/videos.ts';
import { videos as pythonVideos } from '#content/courses/python-for-data-work/videos.ts';
import { videos as responsibleVideos } from '#content/courses/responsible-ai-in-practice/videos.ts';
import { videos as stakeholderVideos } from '#content/courses/stakeholder-conversations/videos.ts';
import type { DotsAnimation } from '#content/media-studio/animations/dots.ts';
import { type LanesAnimation, laneTotals } from '#content/media-studio/animations/lanes.ts';
import { type RankingAnimation, scoresAt } from '#content/media-studio/animations/ranking.ts';
import { tallyAfter } from '#content/media-studio/animations/tally.ts';
import { animationsOf } from './support/animations-of.ts';
import { readLesson, tableIn } from './support/lesson-tables.ts';

/** Returns the counts that are marked in a group of dots. */
const markedIn = (dots: DotsAnimation | undefined, group: number): number[] =>
  (dots?.steps ?? []).flatMap((step) => ('mark' in step && step.mark === group ? [step.count] : []));

const totalsOf = (lanes: LanesAnimation | undefined): number[] =>
  lanes
    ? laneTotals(
        lanes,
        lanes.steps.map(() => 1),
      )
    : [];

const scoresOf = (ranking: RankingAnimation | undefined): number[] =>
  ranking
    ? scoresAt(
        ranking,
        ranking.steps.map(() => 1),
      ).map(({ total }) => total)
    : [];

/** Returns the whole numbers in a text. */
const numbersIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number);

test('the pilot of the video has the results and the rule of the lesson', async () => {
  const lesson = await readLesson('ai-strategy-for-executives', 'design-a-pilot');
  const [without, withSystem] = scoresOf(animationsOf(strategyVideos['a-pilot-that-can-fail'], 'ranking')[0]);
  expect(lesson).toContain(`middle value ${without} minutes; *with*, 150 orders, middle value ${withSystem};`);
  const [rule, result] = animationsOf(strategyVideos['a-pilot-that-can-fail'], 'table');
  const decisions = tableIn(lesson, 'Result after 300 orders');
  expect(rule?.rows.map(([when]) => numbersIn(when))).toEqual(decisions.map(([when]) => numbersIn(when)));
  const [useful, , mistakes] = result?.rows ?? [];
  expect(lesson).toContain(
    `useful in ${useful?.[2]}; mistakes found later ${numbersIn(mistakes?.[1])} and ${mistakes?.[2]}.`,
  );
});

test('the first build day takes the minutes of its lecture', () => {
  const [day] = animationsOf(capstoneVideos['one-thin-path'], 'lanes');
  const lecture = capstone.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === 'build-skeleton');
  expect(totalsOf(day).reduce((sum, minutes) => sum + minutes, 0)).toBe(
    lecture && 'minutes' in lecture ? lecture.minutes : 0,
  );
});

test('answers of the stand-ins end as the program prints them', async () => {
  const printed = [...(await readLesson('ai-product-capstone', 'build-skeleton')).matchAll(/^(.+) -> (.+)$/gm)]
    .map(([, problem, shown]) => [
      problem?.split(':')[0]?.toLowerCase(),
      shown?.startsWith("I can't") ? 'fallback' : 'reply',
    ])
    .slice(-4);
  const [endings] = animationsOf(capstoneVideos['one-thin-path'], 'table');
  expect(endings?.rows.map(([, problem, shown]) => [problem, shown])).toEqual(printed);
});

test('requests of the pilot are those of the lesson', async () => {
  const lesson = await readLesson('ai-product-capstone', 'pilot');
  const [hours, , , falsePromises, handedOver] = tableIn(lesson, 'Measure | Old way');
  const [ranking] = animationsOf(capstoneVideos['what-ten-days-show'], 'ranking');
  expect(scoresOf(ranking)).toEqual([Number(hours?.[1]), Number(hours?.[2])]);
  const [dots] = animationsOf(capstoneVideos['what-ten-days-show'], 'dots');
  expect([...markedIn(dots, 0), dots?.groups[0]?.count]).toEqual(numbersIn(falsePromises?.[1]));
  const [all, requests, needlessly = 0] = numbersIn(handedOver?.[2]);
  expect(markedIn(dots, 1)).toEqual([(all ?? 0) - needlessly, needlessly]);
  expect(dots?.groups[1]?.count).toBe(requests);
});

test('a run of correct replies has the chance that is computed', () => {
  const [chances] = animationsOf(capstoneVideos['what-ten-days-show'], 'chances');
  expect(chances?.rounds).toHaveLength(4);
  for (const { text, chances: percents } of chances?.rounds ?? []) {
    const right = Math.round(100 * 0.9 ** (numbersIn(text)[0] ?? 0));
    expect(percents).toEqual([right, 100 - right]);
  }
});

test('figures of the adapter are computed from rank, width and bytes', async () => {
  const video = tuningVideos['a-small-correction'];
  const [matrices] = animationsOf(video, 'table');
  for (const [, rows = '', columns = '', numbers = ''] of matrices?.rows ?? []) {
    const [height, width, product] = [rows, columns, numbers].map((cell) => Number(cell.replaceAll(',', '')));
    expect((height ?? 0) * (width ?? 0)).toBe(product);
  }
  const [shares, scales] = animationsOf(video, 'ranking');
  const lesson = await readLesson('fine-tuning-when-and-how', 'low-rank-adapters');
  const printed = [...lesson.matchAll(/^all linear layers .+ (\d\.\d+)% of/gm)].map(([, share]) => Number(share));
  expect(scoresOf(shares)).toEqual(printed);
  expect(scales?.rows.map((row) => (numbersIn(row)[1] ?? 0) / (numbersIn(row)[0] ?? 1))).toEqual(scoresOf(scales));
  const weights = 7;
  const [full, lora, quantized] = totalsOf(animationsOf(video, 'lanes')[0]);
  expect(full).toBe(weights * 16);
  expect(lora).toBeCloseTo(weights * 2 + 0.04 * 16);
  expect(quantized).toBeCloseTo(weights * 0.5 + 0.04 * 16);
});

test('answers of the filter are counted as in the lesson', async () => {
  const lesson = await readLesson('machine-learning-in-plain-words', 'right-and-wrong');
  const [flagged, missed] = tableIn(lesson, '| Really spam').map(([, spam, fine]) => [
    numbersIn(spam)[0],
    numbersIn(fine)[0],
  ]);
  const [filter, parts, teams] = animationsOf(learningVideos['behind-95-percent'], 'dots');
  expect(markedIn(filter, 0)).toEqual([flagged?.[0], missed?.[0]]);
  expect(markedIn(filter, 1)).toEqual([flagged?.[1]]);
  expect(markedIn(parts, 0)).toEqual([0.9 * 10, Math.round(0.05 * 990)]);
  tableIn(lesson, 'Team')
    .slice(0, 2)
    .forEach(([, spam, caught], group) => {
      expect(markedIn(teams, group)).toEqual([Number(caught), Number(spam) - Number(caught)]);
    });
  const [figures] = animationsOf(learningVideos['behind-95-percent'], 'table');
  for (const [, count = '', result] of figures?.rows ?? []) {
    const [part = 0, whole = 1] = numbersIn(count.replaceAll(',', ''));
    expect(result).toBe(`${Math.round((100 * part) / whole)}%`);
  }
});

test('piles have the days of the orders in the lesson', async () => {
  const lesson = await readLesson('python-for-data-work', 'group-and-sort');
  const orders = [...lesson.matchAll(/"id": "(R-\d)", "tool": "(\w+)".+"days": (\d)/g)].map(([, ...cells]) => cells);
  const [, rows] = animationsOf(pythonVideos['read-then-group'], 'table');
  expect(rows?.rows).toEqual(orders);
  const [piles] = animationsOf(pythonVideos['read-then-group'], 'tally');
  const daysOf = (tool: string) => orders.reduce((sum, [, name, days]) => sum + (name === tool ? Number(days) : 0), 0);
  expect(piles ? tallyAfter(piles, piles.steps.length) : []).toEqual(piles?.columns.map(daysOf));
});

test('revenue by city is that of the orders in the lesson', async () => {
  const lesson = await readLesson('python-for-data-work', 'join-two-tables');
  const cities = [...(/\{'Newark'.+\}/.exec(lesson)?.[0] ?? '').matchAll(/: (\d+)/g)].map(
    ([, cents]) => Number(cents) / 100,
  );
  const [kept, byCity, doubled] = animationsOf(pythonVideos['what-did-not-match'], 'lanes');
  expect(totalsOf(byCity)).toEqual(cities);
  expect(totalsOf(kept)[0]).toBe(cities.reduce((sum, dollars) => sum + dollars, 0));
  const unmatched = [...lesson.matchAll(/"(?:C9|c2)", "cents": (\d+)/g)].reduce(
    (sum, [, cents]) => sum + Number(cents) / 100,
    0,
  );
  expect(totalsOf(kept)[1]).toBe((totalsOf(kept)[0] ?? 0) - unmatched);
  expect(totalsOf(doubled)).toEqual([cities[0], 2 * (cities[0] ?? 0)]);
});

test('minutes for a letter are those of the lesson', async () => {
  const lesson = await readLesson('responsible-ai-in-practice', 'review-that-works');
  const [alone, suggested] = totalsOf(animationsOf(responsibleVideos['when-a-human-decides'], 'lanes')[0]);
  expect(lesson).toContain(`${alone} minutes per letter before; with suggestions, planned: ${suggested}.`);
});

test('days until the date are counted as in the lesson', async () => {
  const lesson = await readLesson('stakeholder-conversations', 'bad-news-early');
  const [days] = animationsOf(stakeholderVideos['the-day-you-suspect'], 'lanes');
  const [left, ...needed] = (days?.steps ?? []).map(({ amount }) => amount);
  expect(needed).toEqual([9, 9, 9]);
  expect(lesson).toContain(`took nine days each, and there are ${left} working days left for three more`);
});

test('chance agreement is computed from the table of the lesson', async () => {
  const table = tableIn(await readLesson('evaluating-llm-outputs', 'do-raters-agree'), '| B: pass');
  const [[bothPass = 0, onlyA = 0] = [], [onlyB = 0, bothFail = 0] = []] = table.map((row) => row.slice(1).map(Number));
  const [answers] = animationsOf(evaluationVideos['two-raters'], 'dots');
  expect(markedIn(answers, 0)).toEqual([bothPass, bothFail, onlyA + onlyB]);
  const count = bothPass + onlyA + onlyB + bothFail;
  const passes = ((bothPass + onlyA) / count) * ((bothPass + onlyB) / count);
  const fails = ((onlyB + bothFail) / count) * ((onlyA + bothFail) / count);
  const observed = (bothPass + bothFail) / count;
  const [agreement] = animationsOf(evaluationVideos['two-raters'], 'lanes');
  const amounts = agreement?.steps.map(({ amount }) => amount);
  expect(amounts).toEqual([observed, passes, fails].map((share) => Math.round(1000 * share) / 10));
  const kappa = (observed - passes - fails) / (1 - passes - fails);
  expect(scoresOf(animationsOf(evaluationVideos['two-raters'], 'ranking')[0])[1]).toBeCloseTo(kappa, 2);
});

test('minutes at the whiteboard are those of the six steps', async () => {
  const steps = tableIn(await readLesson('interviewing-for-ai-roles', 'design-case'), 'Step | Minutes');
  const [minutes] = animationsOf(interviewVideos['at-the-whiteboard'], 'lanes');
  expect(minutes?.steps.map(({ amount }) => amount)).toEqual(steps.map(([, count]) => Number(count)));
});

test('weeks of the workshop are flagged and cost as in the lesson', async () => {
  const weeks = tableIn(await readLesson('machine-learning-in-plain-words', 'when-the-world-moves'), 'Week | Faulty');
  const [ranking] = animationsOf(learningVideos['the-quiet-week'], 'ranking');
  expect(scoresOf(ranking)).toEqual(weeks.map((week) => Number(week[5])));
  const [costs] = animationsOf(learningVideos['the-quiet-week'], 'lanes');
  expect(totalsOf(costs)).toEqual(weeks.map((week) => Number(week[6]?.replace(/[$,]/g, ''))));
  const pieces = weeks.flatMap(([, , , missed, alarms]) => [50 * Number(missed), 5 * Number(alarms)]);
  expect(costs?.steps.map(({ amount }) => amount)).toEqual(pieces);
});

test('wrong answers of the incident are counted as in the lesson', async () => {
  const lesson = await readLesson('responsible-ai-in-practice', 'report-to-repair');
  const [dots] = animationsOf(responsibleVideos['who-else-was-told'], 'dots');
  const [found = 0] = markedIn(dots, 0);
  const [inLot = 0] = markedIn(dots, 1);
  expect(lesson).toContain(`finds ${dots?.groups[0]?.count}.`);
  expect(lesson).toContain(`In ${found} conversations the wrong date was given`);
  const [first, estimate, wider] = totalsOf(animationsOf(responsibleVideos['who-else-was-told'], 'lanes')[0]);
  expect(first).toBe(found);
  expect(estimate).toBe(found + Math.round((inLot / 100) * (1840 - (dots?.groups[0]?.count ?? 0))));
  expect(lesson).toContain(`${(wider ?? 0) - found} have the wrong date`);
  const [students] = animationsOf(responsibleVideos['who-else-was-told'], 'table');
  expect(students?.rows.map(([count]) => count)).toEqual(tableIn(lesson, 'Situation').map(([, count]) => count));
});
