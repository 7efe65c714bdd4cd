import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  chancesWithin,
  dateOfDay,
  dateOutcomes,
  durationsOf,
  finishChances,
  firstDate,
  history,
  limitRange,
  type PromisedDateState,
  playProject,
  promisedDateGoals,
  promisedDateStart,
  promisedDateTask,
  runCount,
  shareRange,
} from '#contract/rules/explore/promised-date.ts';

const { type, testing } = history;

/** Every project one by one: 10 × 10 × 10 × 5 of equal chance. */
const projects = type.flatMap((first) =>
  type.flatMap((second) => type.flatMap((third) => testing.map((last) => [first, second, third, last] as const))),
);
const totals = projects.map((project) => project.reduce<number>((sum, days) => sum + days, 0));

/** Days still left in every project that fits what is known. */
const left = (done: readonly number[], elapsed: number): number[] => {
  const spent = done.reduce((sum, each) => sum + each, 0) + elapsed;
  return projects.flatMap((project, index) =>
    done.every((each, step) => project[step] === each) && (project[done.length] ?? 0) > elapsed
      ? [(totals[index] ?? 0) - spent]
      : [],
  );
};
const within = (days: number, list: readonly number[]) => list.filter((each) => each <= days).length / list.length;

test('chances to finish equal counts over all projects, at the start and on the way', () => {
  for (const days of [17, 18, 25, 39, 50, 61])
    expect(chancesWithin(0, 0)[days] ?? 0).toBeCloseTo(within(days, left([], 0)), 9);
  expect(chancesWithin(0, 9)[20]).toBeCloseTo(within(20, left([], 9)), 9);
  expect(chancesWithin(1, 6)[14]).toBeCloseTo(within(14, left([14], 6)), 9);
  expect(chancesWithin(3, 3)[1]).toBeCloseTo(within(1, left([5, 5, 6], 3)), 9);
});

test('chances of all days add up to 1 and have the mean of the history', () => {
  const chances = finishChances();
  const mean = (days: readonly number[]) => days.reduce((sum, each) => sum + each, 0) / days.length;
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(chances.reduce((sum, chance, day) => sum + chance * day, 0)).toBeCloseTo(3 * mean(type) + mean(testing), 9);
});

/** Follows the rule of the explorable with counts instead of chances. */
const follow = (project: readonly number[], { share, limit }: PromisedDateState) => {
  const daysFor = (list: number[]) => {
    const inOrder = [...list].sort((a, b) => a - b);
    return inOrder[Math.ceil(share * list.length - 1e-6) - 1] ?? 0;
  };
  const dates = [daysFor(left([], 0))];
  let day = 0;
  project.forEach((days, step) => {
    for (let elapsed = 0; elapsed < days; elapsed += 1, day += 1) {
      const possible = left(project.slice(0, step), elapsed);
      const date = dates.at(-1) ?? 0;
      const later = day + daysFor(possible);
      if (1 - within(date - day, possible) > limit + 1e-9 && later > date) dates.push(later);
    }
  });
  return { dates, finish: day };
};

test.each([
  [[5, 14, 6, 4], 0.9, 0.35],
  [[18, 18, 18, 8], 0.6, 0.5],
  [[9, 8, 14, 3], 0.4, 0.9],
])('dates of project %p equal counts (share %d, limit %d)', (project, share, limit) => {
  const state = { share, limit, run: 1 };
  const { announcements, day } = playProject(project, state);
  expect({ dates: announcements.map(({ date }) => date), finish: day }).toEqual(follow(project, state));
});

test('outcomes equal counts over all 5,000 projects', () => {
  const state = { share: 0.8, limit: 0.5, run: 1 };
  const played = projects.map((project) => playProject(project, state).announcements);
  const share = (count: number) => count / projects.length;
  const { moves, warned } = dateOutcomes(state);
  for (const count of [0, 1, 2] as const)
    expect(moves[count]).toBeCloseTo(share(played.filter(({ length }) => length === count + 1).length), 9);
  expect(moves.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  const moved = played.filter(({ length }) => length > 1);
  const early = moved.filter(([first, second]) => first.date - (second?.day ?? 0) >= promisedDateTask.notice);
  expect(warned).toBeCloseTo(early.length / moved.length, 9);
});

test('dates are working days between July 28 and Labor Day and after', () => {
  expect([0, 3, 4, 25, 28, 29, 39, 42, 45].map(dateOfDay)).toEqual([
    ...['2026-07-28', '2026-07-31', '2026-08-03', '2026-09-01', '2026-09-04', '2026-09-08'],
    ...['2026-09-22', '2026-09-25', '2026-09-30'],
  ]);
});

test('September 1 holds in 42 of 100 projects, as in the lesson, September 22 in 90', () => {
  const holds = (day: number) => totals.filter((total) => total <= day).length / totals.length;
  expect([25, 39].map((day) => Math.round(100 * holds(day)))).toEqual([42, 90]);
  expect([0.4, 0.9].map(firstDate)).toEqual([25, 39]);
  // Every step in its most frequent time.
  expect(Math.round(100 * holds(5 + 5 + 5 + 3))).toBe(6);
});

const percent = (state: Omit<PromisedDateState, 'run'>) => {
  const { moves, warned } = dateOutcomes({ ...state, run: 1 });
  return [moves[0], warned].map((share) => Math.round(100 * share));
};

test('the explanation quotes how four policies move the date, and how early', () => {
  expect(percent({ share: 0.4, limit: 0.9 })).toEqual([41, 61]);
  expect(percent({ share: 0.5, limit: 0.5 })).toEqual([5, 99]);
  expect(percent({ share: 0.94, limit: 0.35 })).toEqual([86, 98]);
  expect(percent({ share: 0.94, limit: 0.9 })).toEqual([95, 18]);
});

const every = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from(
    { length: Math.round((max - min) / step) + 1 },
    (_, index) => Math.round((min + index * step) * 100) / 100,
  );

test('only a date that holds in 9 of 10 and a word by one in three solve the task', () => {
  const solutions = every(shareRange).flatMap((share) =>
    every(limitRange)
      .filter((limit) => isSolved({ explorable: 'promised-date', share, limit, run: 1 }))
      .map((limit) => `${share} ${limit}`),
  );
  expect(solutions).toEqual(['0.9 0.35', '0.92 0.3', '0.92 0.35', '0.94 0.2', '0.94 0.25', '0.94 0.3', '0.94 0.35']);
  expect(promisedDateGoals(promisedDateStart)).toEqual({ isSteady: false, isEarlyWarning: false, isInTime: true });
  expect(promisedDateGoals({ share: 0.98, limit: 0.25, run: 1 }).isInTime).toBe(false);
});

test('projects to show are drawn from the history and differ', () => {
  const drawn = Array.from({ length: runCount }, (_, index) => durationsOf(index + 1));
  for (const durations of drawn)
    for (const [step, days] of durations.entries()) expect(step < 3 ? type : testing).toContain(days);
  expect(new Set(drawn.map(String)).size).toBeGreaterThan(30);
});
