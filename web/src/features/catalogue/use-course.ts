import { useOperation } from '../../api/use-operation.ts';
import { usePageData } from '../../site/page-data-context.ts';

/** A course as anyone may see it: at once when the document carries it, and read anew in any case. */
export const useCourse = (courseId: string) => {
  const { getCourse: written } = usePageData();
  return useOperation(
    'getCourse',
    { params: { courseId } },
    { ...(written?.id === courseId && { fallbackData: written }) },
  );
};
