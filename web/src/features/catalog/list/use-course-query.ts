import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#web/src/islands/use-is-hydrated.ts';
import { paths } from '#web/src/lib/paths.ts';
import type { SearchNavigationState } from '#web/src/lib/search-navigation-state.ts';
import { type CourseQuery, definedParams, emptyQueryWith, readCourseQuery } from './course-query.ts';

interface CourseQueryState {
  query: CourseQuery;
  /** False during hydration: the query is not known yet. */
  isKnown: boolean;
  /** Results for this query from the navigation state. */
  navigationState: SearchNavigationState | undefined;
  /** Changes the query. Typing a search replaces the current history entry. */
  changeQuery: (change: Partial<CourseQuery>) => void;
}

const emptyQuery = emptyQueryWith({});

const searchStateOf = (state: unknown): SearchNavigationState | undefined => {
  const urlQuery = state as Partial<SearchNavigationState> | null;
  return Array.isArray(urlQuery?.courses) && typeof urlQuery.query === 'string'
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
