import { useEffect } from 'react';
import { call } from '#web/src/api/client.ts';
import { isTrackingRefused } from '#web/src/lib/is-tracking-refused.ts';
import { activeFacets, type CourseQuery } from './course-query.ts';
import type { CoursePages } from './use-course-pages.ts';

/** Milliseconds for which a search must stay unchanged: the list searches while the visitor types. */
const settleMs = 2_000;

/** Searches reported by this document, so that filters, pages and Back do not count one again. */
const reported = new Set<string>();

const report = (search: string): void => {
  reported.add(search);
  call('countZeroResultSearch', { body: { search } }, { keepalive: true }).catch(() => {
    // Ignored: a lost count does not affect the visitor.
  });
};

/** Reports a search that found nothing, ignored a word or needed a correction, once the visitor stops typing. */
export const useZeroResultSearch = (query: CourseQuery, list: CoursePages | undefined): void => {
  const { search } = query;
  const isZeroResult =
    list !== undefined &&
    !list.isStale &&
    activeFacets(query).length === 0 &&
    (list.total === 0 || list.correctedSearch !== undefined || list.missingWords.length > 0);
  useEffect(() => {
    if (!isZeroResult || !search || reported.has(search) || isTrackingRefused()) return;
    const timer = setTimeout(report, settleMs, search);
    return () => clearTimeout(timer);
  }, [isZeroResult, search]);
};
