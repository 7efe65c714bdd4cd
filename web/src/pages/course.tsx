import { useParams } from 'react-router-dom';
import { SlimHeader } from '../app/header/slim-header.tsx';
import { CourseMeta } from '../features/catalogue/course/course-meta.tsx';
import { CourseProblem } from '../features/catalogue/course/course-problem.tsx';
import { CourseSkeleton } from '../features/catalogue/course/course-skeleton.tsx';
import { CourseView } from '../features/catalogue/course/course-view.tsx';
import { RelatedCourses } from '../features/catalogue/course/related-courses.tsx';
import { useCourse } from '../features/catalogue/use-course.ts';
import { PageMeta } from '../site/page-meta.tsx';

const Course = ({ courseId }: { courseId: string }) => {
  const { data: course, error, isValidating, mutate } = useCourse(courseId);
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
