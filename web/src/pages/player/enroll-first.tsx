import { useOperation } from '#web/src/api/use-operation.ts';
import { CourseCard, CourseCardSkeleton } from '#web/src/features/catalog/course-card.tsx';
import { formatPrice } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import styles from './enroll-first.module.css';

interface EnrollFirstProps {
  courseId: string;
  /** The learner has enrolled, and the course has to be paid. */
  isUnpaid?: boolean;
}

/** Shows the course to a learner who is not enrolled in it, with its price and the way in. */
export const EnrollFirst = ({ courseId, isUnpaid = false }: EnrollFirstProps) => {
  const { data: course, error } = useOperation('getCourse', { params: { courseId } });
  return (
    <div className={`stack-24 ${styles.page}`}>
      <PageTitle size="small">
        {isUnpaid ? 'You have not bought this course yet' : 'You are not enrolled in this course yet'}
      </PageTitle>
      <h2 className={visuallyHidden.hidden}>The course</h2>
      {!error && (course ? <CourseCard course={course} /> : <CourseCardSkeleton />)}
      <div className="cluster-12">
        {course?.kind === 'standard' && course.price !== null && (
          <ButtonLink variant="primary" to={paths.enroll(courseId)}>
            {course.price === 0 ? 'Enroll for free' : `Enroll for ${formatPrice(course.price, course.currency)}`}
          </ButtonLink>
        )}
        <ButtonLink to={paths.course(courseId)}>View course</ButtonLink>
      </div>
    </div>
  );
};
