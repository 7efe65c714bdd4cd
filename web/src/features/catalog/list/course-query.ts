import type { QueryOf } from '../../../../../contract/index.ts';
import type { CourseListQuery } from '../../../lib/paths.ts';
import type { SearchNavigationState } from '../../../lib/search-navigation-state.ts';
import { courseFacets, courseOrders, type FacetName } from './course-facets.ts';

/** What the list is asked for; an empty text means that nothing is asked. */
export type CourseQuery = Record<FacetName | 'search' | 'sort', string>;

const validValue = (options: readonly { value: string }[], value: string | null) =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

/** Longest search the contract takes. */
const maxSearchLength = 200;

/** Reads the query of an address. Values that do not exist are left out, so that an old link still shows a list. */
export const readCourseQuery = (search: string, navigationState?: SearchNavigationState): CourseQuery => {
  const params = new URLSearchParams(search);
  const facets = courseFacets.map(({ name, options }) => [name, validValue(options, params.get(name))]);
  return {
    ...(Object.fromEntries(facets) as Record<FacetName, string>),
    search: (params.get('search') ?? navigationState?.query ?? '').trim().slice(0, maxSearchLength),
    sort: validValue(courseOrders, params.get('sort')),
  };
};

/** The parts that say something, for addresses and for the call. */
export const definedParams = (query: Partial<CourseQuery>): CourseListQuery & QueryOf<'listCourses'> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Filters that are chosen, with the words to show them by. */
export const activeFacets = (query: CourseQuery): { name: FacetName; title: string; text: string }[] =>
  courseFacets.flatMap(({ name, title, options }) => {
    const selected = options.find(({ value }) => value === query[name]);
    return selected ? [{ name, title, text: selected.text }] : [];
  });

/** A query that asks for nothing but this. */
export const emptyQueryWith = (part: Partial<CourseQuery>): CourseQuery => ({
  search: '',
  topic: '',
  level: '',
  duration: '',
  price: '',
  sort: '',
  ...part,
});
