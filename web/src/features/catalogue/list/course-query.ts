import type { QueryOf } from '../../../../../contract/index.ts';
import type { CourseListQuery } from '../../../site/paths.ts';
import type { SearchHandover } from '../../../site/search-handover.ts';
import { courseFacets, courseOrders, type FacetName } from './course-facets.ts';

/** What the list is asked for; an empty text means that nothing is asked. */
export type CourseQuery = Record<FacetName | 'search' | 'sort', string>;

const known = (options: readonly { value: string }[], value: string | null) =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

/** Longest search the contract takes. */
const searchLimit = 200;

/** Reads the query of an address. Values that do not exist are left out, so that an old link still shows a list. */
export const readCourseQuery = (search: string, handover?: SearchHandover): CourseQuery => {
  const given = new URLSearchParams(search);
  const facets = courseFacets.map(({ name, options }) => [name, known(options, given.get(name))]);
  return {
    ...(Object.fromEntries(facets) as Record<FacetName, string>),
    search: (given.get('search') ?? handover?.query ?? '').trim().slice(0, searchLimit),
    sort: known(courseOrders, given.get('sort')),
  };
};

/** The parts that say something, for addresses and for the call. */
export const saidIn = (query: Partial<CourseQuery>): CourseListQuery & QueryOf<'listCourses'> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Filters that are chosen, with the words to show them by. */
export const chosenFacets = (query: CourseQuery): { name: FacetName; title: string; text: string }[] =>
  courseFacets.flatMap(({ name, title, options }) => {
    const chosen = options.find(({ value }) => value === query[name]);
    return chosen ? [{ name, title, text: chosen.text }] : [];
  });

/** A query that asks for nothing but this. */
export const onlyAsking = (part: Partial<CourseQuery>): CourseQuery => ({
  search: '',
  topic: '',
  level: '',
  duration: '',
  price: '',
  sort: '',
  ...part,
});
