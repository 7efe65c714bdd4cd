import type { CourseDetail } from '#contract/schemas/course.ts';
import view from '#web/src/features/checkout/enroll/enroll-view.module.css';
import { courseBreadcrumb } from '#web/src/lib/course-breadcrumb.ts';
import { courseMetadata } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Schedule } from './schedule.tsx';
import { SentNotice } from './sent-notice.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './subscribe-view.module.css';

const EnrollInstead = ({ courseId }: { courseId: string }) => (
  <>
    <p>This course is not delivered by email. All of it opens when you enroll.</p>
    <ButtonLink variant="primary" size="large" wide to={paths.enroll(courseId)}>
      Enroll in this course
    </ButtonLink>
  </>
);

/** Early access page of a drip course: the schedule and the form. */
export const SubscribeView = ({ course }: { course: CourseDetail }) => {
  const isDrip = course.kind === 'drip';
  return (
    <Container className={view.page}>
      <div className={view.head}>
        <Breadcrumb items={courseBreadcrumb(course, 'Early access')} />
        <div>
          <PageTitle className={styles.title} lead={course.promise}>
            Get early access to {course.title}
          </PageTitle>
          <MetadataRow className={styles.metadata} items={courseMetadata(course)} />
        </div>
      </div>
      <div className={view.layout}>
        <section className={styles.card} aria-label="Subscribe">
          <Cover id={course.id} className={styles.cover} />
          <div className={styles.body}>
            {isDrip && <SentNotice />}
            {isDrip ? <SubscribeForm courseId={course.id} /> : <EnrollInstead courseId={course.id} />}
          </div>
        </section>
        {isDrip && <Schedule course={course} />}
      </div>
    </Container>
  );
};
