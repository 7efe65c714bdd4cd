import { type ExplorableState, type Exploration, parseExplorableState } from '#contract/schemas/explore.ts';
import { key } from '#contract/storage/keys.ts';
import { buildUpdate } from './build-update.ts';
import { learnersTable } from './table.ts';

/** The lecture that shows an explorable. */
interface ExplorationKey {
  courseId: string;
  lectureId: string;
}

interface ExplorationRow {
  state: unknown;
  solvedAt?: string;
}

const rowKey = (learnerId: string, { courseId, lectureId }: ExplorationKey) => ({
  pk: learnerId,
  sk: key('EXPLORATION', courseId, lectureId),
});

/** Returns the exploration in a row, without a state that this version of the explorable no longer supports. */
const fromRow = ({ state, solvedAt }: ExplorationRow): Exploration => {
  const known = parseExplorableState(state);
  return { ...(known && { state: known }), ...(solvedAt !== undefined && { solvedAt }) };
};

/** L180: reads what a learner has saved of an explorable; undefined when nothing was saved. */
export const getExploration = async (
  learnerId: string,
  explorationKey: ExplorationKey,
): Promise<Exploration | undefined> => {
  const row = await learnersTable.get<ExplorationRow>(rowKey(learnerId, explorationKey));
  return row && fromRow(row);
};

/** L181: stores a state; `solvedAt` keeps its first value. Returns the resulting exploration. */
export const putExploration = async (
  learnerId: string,
  explorationKey: ExplorationKey,
  { state, savedAt, isSolved }: { state: ExplorableState; savedAt: string; isSolved: boolean },
): Promise<Exploration> => {
  const update = buildUpdate({ state, savedAt }, { ifAbsent: isSolved ? { solvedAt: savedAt } : {} });
  const row = await learnersTable.update<ExplorationRow>(rowKey(learnerId, explorationKey), update);
  return fromRow(row ?? { state });
};
