import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueryOf } from '#contract/index.ts';
import { maxSearchLength } from '#contract/rules/search/max-search-length.ts';
import { useIsHydrated } from '#web/src/islands/use-is-hydrated.ts';
import { type CourseListQuery, paths } from '#web/src/lib/paths.ts';
import type { SearchNavigationState } from '#web/src/lib/search-navigation-state.ts';
import { courseFacets, courseOrders, type FacetName } from './course-facets.ts';

/** Query of the course list; empty strings mean no filter. */
export type CourseQuery = Record<FacetName | 'search' | 'sort', string>;

const validValue = (options: readonly { value: string }[], value: string | null) =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

/** Reads the query from a URL. Drops values that cannot be, so old links still show a list. */
const readCourseQuery = (search: string, navigationState?: SearchNavigationState): CourseQuery => {
  const params = new URLSearchParams(search);
  const facets = courseFacets(params.getAll('topic')).map(({ name, options }) => [
    name,
    validValue(options, params.get(name)),
  ]);
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
  courseFacets([query.topic]).flatMap(({ name, title, options }) => {
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

/** The query of the course list, and how to change it. */
export interface CourseQueryState {
  query: CourseQuery;
  /** False during hydration: the query is not known yet. */
  isKnown: boolean;
  /** The first page for this query, from the header's search. */
  navigationState: SearchNavigationState | undefined;
  /** Changes the query. Typing a search replaces the current history entry. */
  changeQuery: (change: Partial<CourseQuery>) => void;
}

const emptyQuery = emptyQueryWith({});

const searchStateOf = (state: unknown): SearchNavigationState | undefined => {
  const urlQuery = state as Partial<SearchNavigationState> | null;
  return Array.isArray(urlQuery?.courses) && typeof urlQuery.total === 'number' && typeof urlQuery.query === 'string'
    ? (urlQuery as SearchNavigationState)
    : undefined;
};

/** Holds the course list's query in the URL, so it can be shared, reloaded and navigated back to. */
export const useCourseQuery = (): CourseQueryState => {
  const isKnown = useIsHydrated();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const navigationState = isKnown ? searchStateOf(state) : undefined;
  const urlQuery = isKnown ? readCourseQuery(search, navigationState) : emptyQuery;
  // The router updates the URL a moment later; shows the choice until then.
  const [pendingQuery, setPendingQuery] = useState<{ query: CourseQuery; from: string }>();
  const query = pendingQuery?.from === key ? pendingQuery.query : urlQuery;
  const canonicalUrl = paths.courses(definedParams(urlQuery));
  const isFromNavigation = navigationState !== undefined && search === '';

  useEffect(() => {
    if (isFromNavigation) void navigate(canonicalUrl, { replace: true, state });
  }, [isFromNavigation, canonicalUrl, state, navigate]);

  return {
    query,
    isKnown,
    navigationState,
    changeQuery: (change) => {
      const isTyping = change.search !== undefined && query.search !== '' && change.search !== '';
      const next = { ...query, ...change };
      setPendingQuery({ query: next, from: key });
      void navigate(paths.courses(definedParams(next)), { replace: isTyping });
    },
  };
};
