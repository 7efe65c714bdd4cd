import { mapWords } from './limits.ts';
import { vectorTable } from './word-vectors.ts';

export { mapWords } from './limits.ts';

/** Two words of the map. */
export interface EmbeddingsState {
  word: string;
  other: string;
}

/** A word with its vector, normalized to length 1. */
interface WordVector {
  word: string;
  vector: readonly number[];
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

const unit = (vector: readonly number[]): number[] => {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
};

const table: readonly WordVector[] = vectorTable
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', ...values] = line.split(' ');
    return { word, vector: unit(values.map(Number)) };
  });

export const embeddingsStart: EmbeddingsState = { word: 'refund', other: 'deposit' };

const vectors = new Map(table.map(({ word, vector }) => [word, vector]));
const vectorOf = (word: string): readonly number[] => vectors.get(word) ?? [];

/** Returns the cosine of the angle between the vectors of two words. */
export const cosine = (one: string, other: string): number => dot(vectorOf(one), vectorOf(other));

const dimensions = vectorOf(embeddingsStart.word).length;
const mean = Array.from(
  { length: dimensions },
  (_, index) => table.reduce((sum, { vector }) => sum + (vector[index] ?? 0), 0) / table.length,
);
const centered = table.map(({ vector }) => vector.map((value, index) => value - (mean[index] ?? 0)));

/** More rounds make no visible difference. */
const powerRounds = 200;

/** Finds the direction in which the vectors vary most, orthogonal to `others` (power iteration). */
const principalDirection = (others: readonly (readonly number[])[]): number[] => {
  let direction = Array.from({ length: dimensions }, (_, index) => 1 / (index + 1));
  for (let round = 0; round < powerRounds; round += 1) {
    let next = direction.map(() => 0);
    for (const vector of centered) {
      const share = dot(vector, direction);
      next = next.map((value, index) => value + share * (vector[index] ?? 0));
    }
    for (const other of others) {
      const share = dot(next, other);
      next = next.map((value, index) => value - share * (other[index] ?? 0));
    }
    direction = unit(next);
  }
  return direction;
};

/** The two axes of the map: directions in 16 dimensions. */
const across = principalDirection([]);
const upward = principalDirection([across]);

/** Share of the vectors' variance that the map shows. */
export const mapShare =
  centered.reduce((sum, vector) => sum + dot(vector, across) ** 2 + dot(vector, upward) ** 2, 0) /
  centered.reduce((sum, vector) => sum + dot(vector, vector), 0);

export interface MapPoint {
  word: string;
  x: number;
  y: number;
}

/** The words on the map: a projection of their vectors onto the two principal directions. */
export const mapPoints: readonly MapPoint[] = table.map(({ word }, index) => ({
  word,
  x: dot(centered[index] ?? [], across),
  y: dot(centered[index] ?? [], upward),
}));

const points = new Map(mapPoints.map((point) => [point.word, point]));
const pointOf = (word: string): MapPoint => points.get(word) ?? { word, x: 0, y: 0 };

/** Returns the distance of two words on the map. */
export const mapDistance = (one: string, other: string): number => {
  const [from, to] = [pointOf(one), pointOf(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

/** Returns all other words in ascending order of a measure. */
const othersBy = (word: string, measure: (other: string) => number): string[] =>
  mapWords
    .filter((other) => other !== word)
    .map((other) => ({ other, measured: measure(other) }))
    .sort((one, next) => one.measured - next.measured)
    .map(({ other }) => other);

/** Returns all other words, smallest angle first. */
export const byCosine = (word: string): string[] => othersBy(word, (other) => -cosine(word, other));

/** Returns all other words, nearest on the map first. */
export const byMap = (word: string): string[] => othersBy(word, (other) => mapDistance(word, other));

/** The task: two words nearest to each other, with at least this many other words nearer on the map. */
export const embeddingsTask = { minNearer: 5 } as const;

/** Computes which goals of the task a state meets. */
export const embeddingsGoals = ({ word, other }: EmbeddingsState) => ({
  isMutual: byCosine(word)[0] === other && byCosine(other)[0] === word,
  isHidden: byMap(word).indexOf(other) >= embeddingsTask.minNearer,
});
