import { randomNumbers } from './next-token.ts';

/** How a date is promised and moved, and which project is shown. */
export interface PromisedDateState {
  /** Share of projects that finish by the promised date, as far as is known on the day of the promise. */
  share: number;
  /** The date is moved once the chance of missing it is above this value. */
  limit: number;
  run: number;
}

export const shareRange = { min: 0.4, max: 0.98, step: 0.02 } as const;
export const limitRange = { min: 0.1, max: 0.9, step: 0.05 } as const;
/** Projects that can be shown. */
export const runCount = 40;

/** The planned date, September 1, moved only when missing it is almost certain. */
export const promisedDateStart: PromisedDateState = { share: 0.4, limit: 0.9, run: 1 };

/** Working days that ten earlier message types took, and that five rounds of testing took. */
export const history = { type: [4, 5, 5, 5, 6, 6, 8, 9, 14, 18], testing: [3, 3, 4, 4, 8] } as const;
/** Remaining steps: three message types, then testing. */
const steps = [history.type, history.type, history.type, history.testing] as const;

/** Chances by number of days: the value at index 5 is the chance of 5 days. */
type Distribution = readonly number[];

const distributionOf = (days: readonly number[]): Distribution =>
  Array.from({ length: Math.max(...days) + 1 }, (_, day) => days.filter((each) => each === day).length / days.length);

/** Returns the distribution of the sum of two independent numbers of days. */
const convolve = (first: Distribution, second: Distribution): Distribution => {
  const sum = Array.from({ length: first.length + second.length - 1 }, () => 0);
  first.forEach((p, x) => {
    second.forEach((q, y) => {
      sum[x + y] = (sum[x + y] ?? 0) + p * q;
    });
  });
  return sum;
};

/** Returns the distribution of the remaining days of a step that has already taken `elapsed` days. */
const leftOf = (whole: Distribution, elapsed: number): Distribution => {
  const tail = whole.slice(elapsed).map((chance, day) => (day === 0 ? 0 : chance));
  const total = tail.reduce((sum, chance) => sum + chance, 0);
  return tail.map((chance) => chance / total);
};

const known: Distribution[][] = steps.map(() => []);

/** Returns the chance of finishing within each number of days, in a step that has already taken `elapsed` days. */
export const chancesWithin = (step: number, elapsed: number): Distribution => {
  const found = known[step]?.[elapsed];
  if (found) return found;
  const [current = [], ...later] = steps.slice(step).map(distributionOf);
  let sum = 0;
  const chances = later.reduce(convolve, leftOf(current, elapsed)).map((chance) => {
    sum += chance;
    return sum;
  });
  (known[step] ?? [])[elapsed] = chances;
  return chances;
};

/** Chance of finishing on each day, as known at the start. */
export const finishChances = (): number[] => {
  const within = chancesWithin(0, 0);
  return within.map((chance, day) => chance - (within[day - 1] ?? 0));
};

/** Returns the days within which a share of projects finishes. Sums of chances are exact to only about 15 digits. */
const daysFor = (within: Distribution, share: number): number => within.findIndex((chance) => chance >= share - 1e-9);

/** A date, and the day on which it is announced; both as working days from the start. */
export interface Announcement {
  day: number;
  date: number;
}

export interface Project {
  announcements: readonly [Announcement, ...Announcement[]];
  /** Working days so far. */
  day: number;
}

/** How the first date is chosen and when it is moved. */
type Rule = Pick<PromisedDateState, 'share' | 'limit'>;

/** Returns the first date. */
export const firstDate = (share: number): number => daysFor(chancesWithin(0, 0), share);

const begin = ({ share }: Rule): Project => ({ announcements: [{ day: 0, date: firstDate(share) }], day: 0 });

/** Works through a step day by day, and moves the date when the chance of missing it is above the limit. */
const work = (project: Project, step: number, days: number, { share, limit }: Rule): Project => {
  const announcements: [Announcement, ...Announcement[]] = [...project.announcements];
  let date = announcements.at(-1)?.date ?? 0;
  for (let elapsed = 0; elapsed < days; elapsed += 1) {
    const day = project.day + elapsed;
    const within = chancesWithin(step, elapsed);
    const inTime = within[Math.min(date - day, within.length - 1)] ?? 0;
    if (1 - inTime <= limit + 1e-9) continue;
    const later = day + daysFor(within, share);
    if (later <= date) continue;
    date = later;
    announcements.push({ day, date });
  }
  return { announcements, day: project.day + days };
};

/** Returns a finished project whose steps take `durations`. */
export const playProject = (durations: readonly number[], rule: Rule): Project =>
  durations.reduce((project, days, step) => work(project, step, days, rule), begin(rule));

/** Draws the durations of a project from the history. */
export const durationsOf = (run: number): number[] => {
  const next = randomNumbers(run * 202);
  return steps.map((days) => days[Math.floor(next() * days.length)] ?? 0);
};

/** Returns a finished project for every combination of durations, with its chance. */
const allProjects = (rule: Rule): { project: Project; chance: number }[] =>
  steps.reduce(
    (projects, days, step) => {
      const parts = [...distributionOf(days).entries()].filter(([, part]) => part > 0);
      return projects.flatMap(({ project, chance }) =>
        parts.map(([length, part]) => ({ project: work(project, step, length, rule), chance: chance * part })),
      );
    },
    [{ project: begin(rule), chance: 1 }],
  );

/** Outcomes of a first date over all projects. */
export interface DateOutcomes {
  /** Chance that the date is moved 0, 1, 2, and 3 or more times. */
  moves: readonly [number, number, number, number];
  /** Share of the moved dates whose first move is announced early enough. */
  warned: number;
}

/** The task: minimum shares of dates never moved and of moves warned of, days of notice, and latest first date. */
export const promisedDateTask = { unmoved: 0.75, warned: 0.9, notice: 10, latest: 42 } as const;

/** Computes the outcomes over every combination of durations. */
export const dateOutcomes = (state: PromisedDateState): DateOutcomes => {
  const moves: [number, number, number, number] = [0, 0, 0, 0];
  let warned = 0;
  for (const { project, chance } of allProjects(state)) {
    const [first, second, ...more] = project.announcements;
    moves[second ? (Math.min(3, more.length + 1) as 1 | 2 | 3) : 0] += chance;
    if (second && first.date - second.day >= promisedDateTask.notice) warned += chance;
  }
  const moved = 1 - moves[0];
  return { moves, warned: moved > 1e-9 ? warned / moved : 1 };
};

/** Computes which goals of the task a state meets, over all projects. */
export const promisedDateGoals = (state: PromisedDateState) => {
  const { moves, warned } = dateOutcomes(state);
  return {
    isSteady: moves[0] >= promisedDateTask.unmoved,
    isEarlyWarning: warned >= promisedDateTask.warned,
    isInTime: firstDate(state.share) <= promisedDateTask.latest,
  };
};

/** Day of the promise, five weeks before Tuesday, September 1, and the holiday that follows. */
const calendar = { start: '2026-07-28', holiday: '2026-09-07' } as const;

/** Returns the date of a working day as `yyyy-mm-dd`; day 0 is the day of the promise. */
export const dateOfDay = (day: number): string => {
  const date = new Date(`${calendar.start}T00:00:00Z`);
  const text = () => date.toISOString().slice(0, 10);
  for (let left = day; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    const isWorkday = date.getUTCDay() % 6 !== 0 && text() !== calendar.holiday;
    if (isWorkday) left -= 1;
  }
  return text();
};
