import { useLocation } from 'react-router-dom';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { OutputOf } from '#contract/index.ts';
import type { LectureHit } from '#contract/operations/catalog.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { type CallInput, call } from '#web/src/api/client.ts';
import { registerList } from '#web/src/api/use-operation.ts';
import { usePageData } from '#web/src/islands/page-data-context.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { tabStorage } from '#web/src/lib/storage.ts';
import { type CourseQuery, type CourseQueryState, definedParams } from './course-query.ts';

type Page = OutputOf<'listCourses'>;
type Key = readonly ['listCourses', CallInput<'listCourses'>];

/** A page with the query it belongs to. */
type KeyedPage = Page & { queryKey: string };

const queryKeyOf = (query: Partial<CourseQuery>) => JSON.stringify(definedParams(query));

/** The pages loaded so far as one list. */
export interface CoursePages {
  courses: CourseCard[];
  total: number;
  counts: Page['counts'];
  topics: Page['topics'];
  suggestions: NonNullable<Page['suggestions']>;
  /** Lessons in which the search was found, by course. */
  lectureHits: ReadonlyMap<string, LectureHit[]>;
  correctedSearch: string | undefined;
  missingWords: readonly string[];
  /** True while the list belongs to an earlier query, because the new one is loading or failed. */
  isStale: boolean;
}

const joinPages = (pages: readonly KeyedPage[], query: CourseQuery): CoursePages | undefined => {
  const [first] = pages;
  if (!first) return undefined;
  const { total, counts, topics, suggestions = [], correctedSearch, missingWords = [], queryKey } = first;
  const byId = new Map(pages.flatMap(({ courses }) => courses.map((course) => [course.id, course])));
  const hits = pages.flatMap(({ lectureHits = [] }) => lectureHits);
  return {
    ...{ courses: [...byId.values()], total, counts, topics, suggestions, correctedSearch, missingWords },
    lectureHits: new Map(hits.map(({ courseId, lectures }) => [courseId, lectures])),
    isStale: queryKey !== queryKeyOf(query),
  };
};

const pageCountStorage = tabStorage('course-pages');
let pageCounts: Record<string, number> | undefined;

/** Returns this tab's page counts; empty in a newly opened document, kept on reload, Back and Forward. */
const loadPageCounts = (): Record<string, number> => {
  if (pageCounts) return pageCounts;
  pageCounts = {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    if (visit?.type !== 'navigate') Object.assign(pageCounts, JSON.parse(pageCountStorage.read() ?? '{}'));
  } catch {
    pageCountStorage.write(null);
  }
  return pageCounts;
};

/** Returns how many pages a history entry showed when it was left; 1 for a new entry. */
const storedPageCount = (historyEntry: string): number => loadPageCounts()[historyEntry] ?? 1;

/** Stores the page count in this tab, so that Back restores the list even from another site. */
const storePageCount = (historyEntry: string, pageCount: number): void => {
  loadPageCounts()[historyEntry] = pageCount;
  pageCountStorage.write(JSON.stringify(pageCounts));
};

interface CourseList {
  /** The list; the previous one while another is loading. */
  list: CoursePages | undefined;
  error: ApiProblem | undefined;
  /** True while the first page of this query is loading. */
  isLoading: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
}

/**
 * Reads the course list page by page. Caches pages and stores their number per history entry, so that Back restores the
 * whole list. Shows the first page from the navigation state until the list is loaded.
 */
export const useCoursePages = ({ query, isKnown, navigationState }: CourseQueryState): CourseList => {
  const { key, search } = useLocation();
  const { listCourses: prerendered } = usePageData();
  const historyEntry = `${key}${search}`;
  const readPage = async ([name, input]: Key): Promise<KeyedPage> => {
    registerList(unstable_serialize(pageKey));
    return { ...(await call(name, input)), queryKey: queryKeyOf(query) };
  };
  const pageKey = (index: number, previousPage: Page | null): Key | null => {
    if (!isKnown) return null;
    if (index === 0) return ['listCourses', { query: definedParams(query) }];
    const { lastEvaluatedKey } = previousPage ?? {};
    return lastEvaluatedKey ? ['listCourses', { query: { ...definedParams(query), lastEvaluatedKey } }] : null;
  };
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<KeyedPage, ApiProblem>(
    pageKey,
    readPage,
    {
      initialSize: isKnown ? storedPageCount(historyEntry) : 1,
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      ...(prerendered && { fallbackData: [{ ...prerendered, queryKey: queryKeyOf({}) }] }),
    },
  );
  const handedOver =
    isLoading && navigationState?.query === query.search
      ? [{ ...navigationState, queryKey: queryKeyOf(query) }]
      : undefined;
  return {
    list: joinPages(handedOver ?? data ?? [], query),
    error,
    isLoading: (isLoading && !handedOver) || !isKnown,
    isLoadingMore: isValidating && !isLoading && size > (data?.length ?? 0),
    showMore: () => {
      storePageCount(historyEntry, size + 1);
      void setSize(size + 1);
    },
    retry: () => void mutate(),
  };
};
