import { useLocation } from 'react-router-dom';
import useSWRInfinite from 'swr/infinite';
import type { OutputOf } from '../../../../../contract/index.ts';
import type { CourseCard } from '../../../../../contract/schemas/course.ts';
import { type CallInput, call } from '../../../api/client.ts';
import type { ApiProblem } from '../../../site/api-problem.ts';
import { usePageData } from '../../../site/page-data-context.ts';
import { type CourseQuery, saidIn } from './course-query.ts';
import { rememberedSize, rememberSize } from './remembered-size.ts';

type Page = OutputOf<'listCourses'>;
type Key = readonly ['listCourses', CallInput<'listCourses'>];

/** A page together with the query it answers. */
type AnsweredPage = Page & { asked: string };

const questionOf = (query: Partial<CourseQuery>) => JSON.stringify(saidIn(query));

/** The pages of the list read so far, as one list. */
export interface CoursePages {
  courses: CourseCard[];
  total: number;
  counts: Page['counts'];
  suggestions: NonNullable<Page['suggestions']>;
  /** It answers an earlier query; the answer to the present one is on its way, or failed. */
  isOld: boolean;
}

const joined = (pages: readonly AnsweredPage[], query: CourseQuery): CoursePages | undefined => {
  const [first] = pages;
  if (!first) return undefined;
  const { total, counts, suggestions = [], asked } = first;
  const byId = new Map(pages.flatMap(({ courses }) => courses.map((course) => [course.id, course])));
  return { courses: [...byId.values()], total, counts, suggestions, isOld: asked !== questionOf(query) };
};

interface CourseList {
  /** The list; while another is on its way, the one before. */
  list: CoursePages | undefined;
  error: ApiProblem | undefined;
  /** The first page for this query is on its way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
}

/**
 * Reads the course list page by page. Pages stay in the cache, and the number of them with the entry of the history,
 * so that going back finds everything that was shown.
 */
export const useCoursePages = (query: CourseQuery, isKnown: boolean): CourseList => {
  const { key, search } = useLocation();
  const { listCourses: written } = usePageData();
  const entry = `${key}${search}`;
  const readPage = async ([name, input]: Key): Promise<AnsweredPage> => ({
    ...(await call(name, input)),
    asked: questionOf(query),
  });
  const keyOf = (index: number, before: Page | null): Key | null => {
    if (!isKnown) return null;
    if (index === 0) return ['listCourses', { query: saidIn(query) }];
    const { lastEvaluatedKey } = before ?? {};
    return lastEvaluatedKey ? ['listCourses', { query: { ...saidIn(query), lastEvaluatedKey } }] : null;
  };
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<AnsweredPage, ApiProblem>(
    keyOf,
    readPage,
    {
      initialSize: isKnown ? rememberedSize(entry) : 1,
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      ...(written && { fallbackData: [{ ...written, asked: questionOf({}) }] }),
    },
  );
  return {
    list: joined(data ?? [], query),
    error,
    isLoading: isLoading || !isKnown,
    isLoadingMore: isValidating && !isLoading && size > (data?.length ?? 0),
    showMore: () => {
      rememberSize(entry, size + 1);
      void setSize(size + 1);
    },
    retry: () => void mutate(),
  };
};
