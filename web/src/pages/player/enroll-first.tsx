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
  /** The learner is enrolled, but has not paid for the course. */
  isUnpaid?: boolean;
  /** Email address without a subscription, for a drip course. */
  email?: string;
}

/** Shows the course to a learner who is not enrolled in it, with its price and how to get access. */
export const EnrollFirst = ({ courseId, isUnpaid = false, email }: EnrollFirstProps) => {
  const { data: course, error } = useOperation('getCourse', { params: { courseId } });
  const isDrip = course?.kind === 'drip';
  return (
    <div className={`stack-32 ${styles.page}`}>
      {isDrip ? (
        <PageTitle
          size="small"
          lead={
            <>
              The sections of this course open one by one for subscribers
              {email && (
                <>
                  , and <b className="strong break-anywhere">{email}</b> is not subscribed
                </>
              )}
              .
            </>
          }
        >
          You are not subscribed yet
        </PageTitle>
      ) : (
        <PageTitle size="small">
          {isUnpaid ? 'You have not bought this course yet' : 'You are not enrolled in this course yet'}
        </PageTitle>
      )}
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
            {isDrip && (
              <ButtonLink variant="primary" to={paths.subscribe(courseId)}>
                Subscribe for free
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
