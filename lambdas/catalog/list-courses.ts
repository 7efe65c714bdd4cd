import { catalog, coursePageSize } from '#contract/operations/catalog.ts';
import { searchCourses } from '#contract/rules/course-search.ts';
import { getCourseIndex } from '../data/course-index.ts';
import { endpoint } from '../http/endpoint.ts';
import { readCursor, writeCursor } from './cursor.ts';

export const handler = endpoint(catalog, 'listCourses', async ({ query }) => {
  const index = await getCourseIndex();
  const { lastEvaluatedKey, limit, ...filters } = query;
  const scope = JSON.stringify([
    filters.search,
    filters.topic,
    filters.level,
    filters.duration,
    filters.price,
    filters.sort,
  ]);
  const result = searchCourses(index, {
    ...filters,
    limit: Number(limit ?? coursePageSize),
    after: readCursor(index.cursorKey, scope, lastEvaluatedKey),
  });
  return {
    courses: result.courses,
    total: result.total,
    counts: result.counts,
    ...(result.nextPosition !== undefined && {
      lastEvaluatedKey: writeCursor(index.cursorKey, scope, result.nextPosition),
    }),
    ...(result.suggestions.length > 0 && { suggestions: result.suggestions }),
  };
});
