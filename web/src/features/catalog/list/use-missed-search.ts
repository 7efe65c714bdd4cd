import { useEffect } from 'react';
import { call } from '#web/src/api/client.ts';
import { isTrackingRefused } from '#web/src/lib/is-tracking-refused.ts';
import { activeFacets, type CourseQuery } from './course-query.ts';
import type { CoursePages } from './use-course-pages.ts';

/** How long a search must stand, in milliseconds: the list searches while somebody types. */
const settleMs = 2_000;

/** Searches reported by this document, so that filters, pages and Back do not count one again. */
const reported = new Set<string>();

const report = (search: string): void => {
  reported.add(search);
  call('countMissedSearch', { body: { search } }, { keepalive: true }).catch(() => {
    // Counts are for us: a visitor loses nothing, and has nothing to do.
  });
};

/** Has a search counted that found nothing, lacks a word or needed a correction, once it is typed to its end. */
export const useMissedSearch = (query: CourseQuery, list: CoursePages | undefined): void => {
  const { search } = query;
  const isMissed =
    list !== undefined &&
    !list.isStale &&
    activeFacets(query).length === 0 &&
    (list.total === 0 || list.correctedSearch !== undefined || list.missingWords.length > 0);
  useEffect(() => {
    if (!isMissed || !search || reported.has(search) || isTrackingRefused()) return;
    const timer = setTimeout(report, settleMs, search);
    return () => clearTimeout(timer);
  }, [isMissed, search]);
};
