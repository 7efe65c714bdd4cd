import { useOperation } from '#web/src/api/use-operation.ts';
import { FirstLessons } from '#web/src/features/checkout/enroll/first-lessons.tsx';
import { courseMetadata } from '#web/src/lib/course-labels.ts';
import { formatPrice } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
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
    <div className={`stack-32 ${styles.page}`}>
      <PageTitle size="small">
        {isUnpaid ? 'You have not bought this course yet' : 'You are not enrolled in this course yet'}
      </PageTitle>
      <section className="surface grid-32 five-seven align-center padded-24" aria-label="The course">
        <Cover id={courseId} className="rounded" />
        <div className="stack-16 top">
          {!error && !course && <SkeletonBox shape="title" />}
          {course && (
            <div className="stack-8">
              <MetadataRow items={courseMetadata(course)} />
              <h2 className="title">{course.title}</h2>
              <p className="muted">{course.promise}</p>
            </div>
          )}
          <div className="cluster-12">
            {course?.kind === 'standard' && course.price !== null && (
              <ButtonLink variant="primary" to={paths.enroll(courseId)}>
                {course.price === 0 ? 'Enroll for free' : `Enroll for ${formatPrice(course.price, course.currency)}`}
              </ButtonLink>
            )}
            <ButtonLink variant="plain" to={paths.course(courseId)}>
              View course
            </ButtonLink>
          </div>
        </div>
      </section>
      {course && <FirstLessons course={course} />}
    </div>
  );
};
