import { useOperation } from '#web/src/api/use-operation.ts';
import { usePageData } from '#web/src/islands/page-data-context.ts';

/** Reads a course as visitors see it. Starts from the prerendered data when there is any, and always revalidates. */
export const useCourse = (courseId: string) => {
  const { getCourse: prerendered } = usePageData();
  return useOperation(
    'getCourse',
    { params: { courseId } },
    { ...(prerendered?.id === courseId && { fallbackData: prerendered }) },
  );
};
