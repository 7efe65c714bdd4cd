import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../../islands/use-is-hydrated.ts';
import { paths } from '../../../lib/paths.ts';
import type { SearchNavigationState } from '../../../lib/search-navigation-state.ts';
import { type CourseQuery, definedParams, emptyQueryWith, readCourseQuery } from './course-query.ts';

interface CourseQueryState {
  query: CourseQuery;
  /** False while the prerendered document is taken over: the query is not known yet. */
  isKnown: boolean;
  /** Results that came along with the navigation, for this very query. */
  navigationState: SearchNavigationState | undefined;
  /** Asks for something else. A search that is being typed replaces its own earlier letters in the history. */
  changeQuery: (change: Partial<CourseQuery>) => void;
}

const emptyQuery = emptyQueryWith({});

const searchStateOf = (state: unknown): SearchNavigationState | undefined => {
  const urlQuery = state as Partial<SearchNavigationState> | null;
  return Array.isArray(urlQuery?.courses) && typeof urlQuery.query === 'string'
    ? (urlQuery as SearchNavigationState)
    : undefined;
};

/** The query of the course list: it lives in the address, so that it can be shared, reloaded and gone back to. */
export const useCourseQuery = (): CourseQueryState => {
  const isKnown = useIsHydrated();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const navigationState = isKnown ? searchStateOf(state) : undefined;
  const urlQuery = isKnown ? readCourseQuery(search, navigationState) : emptyQuery;
  // The router changes the address a moment later; until then what was chosen is shown all the same.
  const [pendingQuery, setAsked] = useState<{ query: CourseQuery; from: string }>();
  const query = pendingQuery?.from === key ? pendingQuery.query : urlQuery;
  const canonicalUrl = paths.courses(definedParams(urlQuery));
  const isFromNavigation = navigationState !== undefined && search === '';

  useEffect(() => {
    if (isFromNavigation) navigate(canonicalUrl, { replace: true, state });
  }, [isFromNavigation, canonicalUrl, state, navigate]);

  return {
    query,
    isKnown,
    navigationState,
    changeQuery: (change) => {
      const isTyping = change.search !== undefined && query.search !== '' && change.search !== '';
      const next = { ...query, ...change };
      setAsked({ query: next, from: key });
      navigate(paths.courses(definedParams(next)), { replace: isTyping });
    },
  };
};
