/** Degree of the fitted polynomial, and number of days it is fitted to. */
export interface OverfittingState {
  degree: number;
  days: number;
}

export const degreeRange = { min: 0, max: 12, step: 1 } as const;
export const daysRange = { min: 14, max: 56, step: 14 } as const;

export const overfittingStart: OverfittingState = { degree: 12, days: 14 };

/** A day of the shop: degrees Fahrenheit outside, and cups of hot chocolate sold. */
export interface Day {
  temperature: number;
  cups: number;
}

/** Reads days written as `temperature:cups`. */
const parseDays = (text: string): readonly Day[] =>
  text.split(/\s+/).map((day) => {
    const [temperature = 0, cups = 0] = day.split(':').map(Number);
    return { temperature, cups };
  });

/** Made-up training days in four batches, each covering all temperatures: an S-shaped curve with noise. */
const trainingDays = parseDays(
  `20:62 29:51 30:61 37:48 40:50 48:34 51:24 54:27 61:15 63:11 70:9 73:17 77:0 85:2
  22:55 28:44 33:54 35:59 42:35 46:36 49:26 53:17 60:3 66:16 70:11 74:9 79:15 82:0
  24:54 26:58 32:51 38:40 41:54 45:34 49:29 53:27 58:15 66:17 71:13 73:2 80:0 85:0
  25:52 28:49 33:51 35:53 42:44 45:40 52:28 55:25 58:7 65:10 67:8 72:3 77:15 84:6`,
);

/** Days held out from every fit. */
export const validationDays = parseDays(
  `21:55 24:63 26:50 28:60 29:54 32:61 33:46 35:43 39:42 40:57 43:34 45:36 47:40 49:36 52:30
  53:29 56:18 57:14 60:20 61:20 65:2 66:14 70:7 72:0 74:0 74:10 77:11 79:0 81:3 84:10`,
);

/** Returns the days that the polynomial is fitted to. */
export const learnedDays = ({ days }: Pick<OverfittingState, 'days'>): readonly Day[] => trainingDays.slice(0, days);

/** Maps the temperatures to -1 to 1, where high powers stay small. */
const scaled = (temperature: number): number => (temperature - 52.5) / 32.5;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Fits the polynomial of a degree with the least squared error, and returns its prediction for a temperature. It is a sum
 * of polynomials that are orthogonal on the learned days, made by their three-term recurrence; powers of the temperature
 * would lose all digits at degree 12.
 */
export const fitPolynomial = ({ degree, days }: OverfittingState): ((temperature: number) => number) => {
  const learned = learnedDays({ days });
  const x = learned.map(({ temperature }) => scaled(temperature));
  const terms: { weight: number; shift: number; ratio: number }[] = [];
  let [before, current] = [x.map(() => 0), x.map(() => 1)];
  let normBefore = 1;
  for (let power = 0; power <= degree; power += 1) {
    const norm = sumOf(current.map((value) => value * value));
    const weight = sumOf(current.map((value, index) => value * (learned[index]?.cups ?? 0))) / norm;
    const shift = sumOf(current.map((value, index) => value * value * (x[index] ?? 0))) / norm;
    const ratio = power === 0 ? 0 : norm / normBefore;
    terms.push({ weight, shift, ratio });
    const next = current.map((value, index) => ((x[index] ?? 0) - shift) * value - ratio * (before[index] ?? 0));
    [before, current, normBefore] = [current, next, norm];
  }
  return (temperature) => {
    let [last, value, sum] = [0, 1, 0];
    for (const { weight, shift, ratio } of terms) {
      sum += weight * value;
      [last, value] = [value, (scaled(temperature) - shift) * value - ratio * last];
    }
    return sum;
  };
};

/** Typical errors in cups: the root of the mean squared error. */
export interface FitErrors {
  training: number;
  validation: number;
}

/** Computes the errors on the days that a polynomial was fitted to, and on days that it has not seen. */
export const errorsOf = (state: OverfittingState): FitErrors => {
  const predict = fitPolynomial(state);
  const errorOn = (days: readonly Day[]) =>
    Math.sqrt(sumOf(days.map(({ temperature, cups }) => (predict(temperature) - cups) ** 2)) / days.length);
  return { training: errorOn(learnedDays(state)), validation: errorOn(validationDays) };
};

/** Returns the errors of every degree. */
export const errorsByDegree = ({ days }: Pick<OverfittingState, 'days'>): FitErrors[] =>
  Array.from({ length: degreeRange.max + 1 }, (_, degree) => errorsOf({ degree, days }));

/** The task: the best degree, a small gap in cups between both errors, and few days. */
export const overfittingTask = { maxGap: 1, maxDays: 28 } as const;

/** Computes which goals of the task a state meets. */
export const overfittingGoals = (state: OverfittingState) => {
  const { training, validation } = errorsOf(state);
  return {
    isBest: errorsByDegree(state).every((other) => other.validation >= validation),
    isClose: Math.abs(validation - training) <= overfittingTask.maxGap,
    isAffordable: state.days <= overfittingTask.maxDays,
  };
};
