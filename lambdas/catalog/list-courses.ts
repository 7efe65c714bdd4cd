import { catalog, coursePageSize } from '#contract/operations/catalog.ts';
import { searchCourses } from '#contract/rules/course-search.ts';
import { getSearchIndex } from '../data/search-index.ts';
import { endpoint } from '../http/endpoint.ts';
import { readCursor, writeCursor } from './cursor.ts';

export const handler = endpoint(catalog, 'listCourses', async ({ query }) => {
  const index = await getSearchIndex();
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
  const lectureHits = result.courses
    .map(({ id }, position) => ({ courseId: id, lectures: result.lectures[position] ?? [] }))
    .filter(({ lectures }) => lectures.length > 0);
  return {
    courses: result.courses,
    total: result.total,
    counts: result.counts,
    topics: result.topics,
    ...(result.nextPosition !== undefined && {
      lastEvaluatedKey: writeCursor(index.cursorKey, scope, result.nextPosition),
    }),
    ...(lectureHits.length > 0 && { lectureHits }),
    ...(result.correctedSearch !== undefined && { correctedSearch: result.correctedSearch }),
    ...(result.missingWords && { missingWords: result.missingWords }),
    ...(result.suggestions.length > 0 && { suggestions: result.suggestions }),
  };
});
