import { catalogue, coursePageSize } from '../../contract/operations/catalogue.ts';
import { searchCourses } from '../../contract/rules/course-search.ts';
import { courseIndex } from '../data/course-index.ts';
import { endpoint } from '../http/endpoint.ts';
import { readCursor, writeCursor } from './cursor.ts';

export const handler = endpoint(catalogue, 'listCourses', async ({ query }) => {
  const index = await courseIndex();
  const { lastEvaluatedKey, limit, ...filters } = query;
  const scope = JSON.stringify([
    filters.search,
    filters.topic,
    filters.level,
    filters.duration,
    filters.price,
    filters.sort,
  ]);
  const found = searchCourses(index, {
    ...filters,
    limit: Number(limit ?? coursePageSize),
    after: readCursor(index.cursorKey, scope, lastEvaluatedKey),
  });
  return {
    courses: found.courses,
    total: found.total,
    counts: found.counts,
    ...(found.nextPosition !== undefined && {
      lastEvaluatedKey: writeCursor(index.cursorKey, scope, found.nextPosition),
    }),
    ...(found.suggestions.length > 0 && { suggestions: found.suggestions }),
  };
});
