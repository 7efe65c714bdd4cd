import type { QueryOf } from '#contract/index.ts';
import type { CourseListQuery } from '#web/src/lib/paths.ts';
import type { SearchNavigationState } from '#web/src/lib/search-navigation-state.ts';
import { courseFacets, courseOrders, type FacetName } from './course-facets.ts';

/** Query of the course list; empty strings mean no filter. */
export type CourseQuery = Record<FacetName | 'search' | 'sort', string>;

const validValue = (options: readonly { value: string }[], value: string | null) =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

/** Maximum search length of the contract. */
const maxSearchLength = 200;

/** Reads the query from a URL. Drops unknown values, so old links still show a list. */
export const readCourseQuery = (search: string, navigationState?: SearchNavigationState): CourseQuery => {
  const params = new URLSearchParams(search);
  const facets = courseFacets.map(({ name, options }) => [name, validValue(options, params.get(name))]);
  return {
    ...(Object.fromEntries(facets) as Record<FacetName, string>),
    search: (params.get('search') ?? navigationState?.query ?? '').trim().slice(0, maxSearchLength),
    sort: validValue(courseOrders, params.get('sort')),
  };
};

/** Returns the non-empty parts, for URLs and API calls. */
export const definedParams = (query: Partial<CourseQuery>): CourseListQuery & QueryOf<'listCourses'> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Returns the active filters with their labels. */
export const activeFacets = (query: CourseQuery): { name: FacetName; title: string; text: string }[] =>
  courseFacets.flatMap(({ name, title, options }) => {
    const selected = options.find(({ value }) => value === query[name]);
    return selected ? [{ name, title, text: selected.text }] : [];
  });

/** Returns a query with only this part set. */
export const emptyQueryWith = (part: Partial<CourseQuery>): CourseQuery => ({
  search: '',
  topic: '',
  level: '',
  duration: '',
  price: '',
  sort: '',
  ...part,
});
