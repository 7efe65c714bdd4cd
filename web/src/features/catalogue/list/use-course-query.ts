import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../site/paths.ts';
import type { SearchHandover } from '../../../site/search-handover.ts';
import { useIsHydrated } from '../../../site/use-is-hydrated.ts';
import { type CourseQuery, onlyAsking, readCourseQuery, saidIn } from './course-query.ts';

interface CourseQueryState {
  query: CourseQuery;
  /** False while the prerendered document is taken over: the query is not known yet. */
  isKnown: boolean;
  /** Results that came along with the navigation, for this very query. */
  handover: SearchHandover | undefined;
  /** Asks for something else. A search that is being typed replaces its own earlier letters in the history. */
  ask: (change: Partial<CourseQuery>) => void;
}

const nothing = onlyAsking({});

const handoverOf = (state: unknown): SearchHandover | undefined => {
  const given = state as Partial<SearchHandover> | null;
  return Array.isArray(given?.courses) && typeof given.query === 'string' ? (given as SearchHandover) : undefined;
};

/** The query of the course list: it lives in the address, so that it can be shared, reloaded and gone back to. */
export const useCourseQuery = (): CourseQueryState => {
  const isKnown = useIsHydrated();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const handover = isKnown ? handoverOf(state) : undefined;
  const given = isKnown ? readCourseQuery(search, handover) : nothing;
  // The router changes the address a moment later; until then what was chosen is shown all the same.
  const [asked, setAsked] = useState<{ query: CourseQuery; from: string }>();
  const query = asked?.from === key ? asked.query : given;
  const address = paths.courses(saidIn(given));
  const isHandedOver = handover !== undefined && search === '';

  useEffect(() => {
    if (isHandedOver) navigate(address, { replace: true, state });
  }, [isHandedOver, address, state, navigate]);

  return {
    query,
    isKnown,
    handover,
    ask: (change) => {
      const isTyping = change.search !== undefined && query.search !== '' && change.search !== '';
      const next = { ...query, ...change };
      setAsked({ query: next, from: key });
      navigate(paths.courses(saidIn(next)), { replace: isTyping });
    },
  };
};
