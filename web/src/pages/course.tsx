import { useParams } from 'react-router-dom';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { CourseMeta } from '../features/catalog/course/course-meta.tsx';
import { CourseProblem } from '../features/catalog/course/course-problem.tsx';
import { CourseSkeleton, CourseView } from '../features/catalog/course/course-view.tsx';
import { useCourse } from '../features/catalog/use-course.ts';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const PreviewPlayer = lazyPart(() => import('./course/preview-player.tsx'), 'PreviewPlayer');

const Course = ({ courseId }: { courseId: string }) => {
  const { data: course, error, isValidating, mutate } = useCourse(courseId);
  if (course) {
    return (
      <>
        <CourseMeta course={course} />
        <CourseView course={course} onRefetch={() => mutate()} PreviewPlayer={PreviewPlayer} />
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
