import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { courseFacts } from '../../../site/course-words.ts';
import { paths } from '../../../site/paths.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { FactRow } from '../../../ui/fact-row.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { courseSteps } from '../course-steps.ts';
import view from '../enroll/enroll-view.module.css';
import { Schedule } from './schedule.tsx';
import { SentNotice } from './sent-notice.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './subscribe-view.module.css';

const EnrollInstead = ({ courseId }: { courseId: string }) => (
  <>
    <p>This course does not come by email: all of it opens when you enroll.</p>
    <ButtonLink look="primary" size="large" wide to={paths.enroll(courseId)}>
      Enroll in this course
    </ButtonLink>
  </>
);

/** The early access page of a drip course: what one gets when, and the form. */
export const SubscribeView = ({ course }: { course: CourseDetail }) => {
  const isDrip = course.kind === 'drip';
  return (
    <Container className={view.page}>
      <div className={view.head}>
        <Breadcrumb steps={courseSteps(course, 'Early access')} />
        <div>
          <PageTitle className={styles.title} lead={course.promise}>
            Get early access to {course.title}
          </PageTitle>
          <FactRow className={styles.facts} facts={courseFacts(course)} />
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
