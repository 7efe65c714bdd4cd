import { useParams } from 'react-router-dom';
import { useOperation } from '../api/use-operation.ts';
import { SlimHeader } from '../app/header/slim-header.tsx';
import { CourseMeta } from '../features/catalogue/course/course-meta.tsx';
import { CourseProblem } from '../features/catalogue/course/course-problem.tsx';
import { CourseSkeleton } from '../features/catalogue/course/course-skeleton.tsx';
import { CourseView } from '../features/catalogue/course/course-view.tsx';
import { RelatedCourses } from '../features/catalogue/course/related-courses.tsx';
import { usePageData } from '../site/page-data-context.ts';
import { PageMeta } from '../site/page-meta.tsx';

const Course = ({ courseId }: { courseId: string }) => {
  const { getCourse: written } = usePageData();
  const {
    data: course,
    error,
    isValidating,
    mutate,
  } = useOperation(
    'getCourse',
    { params: { courseId } },
    { ...(written?.id === courseId && { fallbackData: written }) },
  );
  if (course) {
    return (
      <>
        <CourseMeta course={course} />
        <CourseView course={course} onRenew={mutate}>
          <RelatedCourses courses={course.related} />
        </CourseView>
      </>
    );
  }
  if (error && !isValidating) return <CourseProblem error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <PageMeta title="Course" />
      <CourseSkeleton />
    </>
  );
};

export const Component = () => {
  const { courseId = '' } = useParams();
  return (
    <>
      <SlimHeader />
      <Course key={courseId} courseId={courseId} />
    </>
  );
};
