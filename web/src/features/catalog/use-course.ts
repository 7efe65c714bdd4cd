import { useOperation } from '../../api/use-operation.ts';
import { usePageData } from '../../islands/page-data-context.ts';

/** A course as anyone may see it: at once when the document carries it, and read anew in any case. */
export const useCourse = (courseId: string) => {
  const { getCourse: prerendered } = usePageData();
  return useOperation(
    'getCourse',
    { params: { courseId } },
    { ...(prerendered?.id === courseId && { fallbackData: prerendered }) },
  );
};
