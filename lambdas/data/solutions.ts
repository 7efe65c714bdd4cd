import type { ExerciseSolution } from '#contract/schemas/notebook.ts';
import { catalogKeys, type SolutionsRow } from '#contract/storage/catalog-rows.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import type { CheckedNotebook } from './checked-notebooks.ts';
import { solvedExercises } from './checked-notebooks.ts';
import type { NotebookKey } from './notebooks.ts';
import { catalogTable } from './table.ts';

const cachedSolutions = ttlCache(5, (cacheKey) => {
  const [courseId = '', lectureId = ''] = cacheKey.split('/');
  return catalogTable.get<SolutionsRow>(catalogKeys.solutions(courseId, lectureId));
});

/**
 * C24: returns the solutions of the exercises that a learner has solved on the server. Reads nothing while there is
 * none.
 */
export const getSolutionsFor = async (
  { courseId, lectureId }: NotebookKey,
  checked: CheckedNotebook | undefined,
): Promise<ExerciseSolution[]> => {
  const solved = checked ? solvedExercises(checked) : new Set<string>();
  if (solved.size === 0) return [];
  const row = await cachedSolutions(`${courseId}/${lectureId}`);
  return row?.solutions.filter(({ id }) => solved.has(id)) ?? [];
};
