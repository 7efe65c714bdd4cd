import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { nextLessonLabel } from '#web/src/features/dashboard/continue-card.tsx';
import { SectionBar } from '#web/src/features/dashboard/section-bar.tsx';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { continuePath } from '#web/src/lib/continue-path.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';

interface UnfinishedCourseProps {
  title: string;
  lead: string;
  /** Says why the page shows this course. */
  label?: string;
  course: EnrolledCourse;
}

/** A course whose certificate is not earned yet: what is left of it, and its next lesson. */
export const UnfinishedCourse = ({ title, lead, label, course }: UnfinishedCourseProps) => {
  const next = nextLessonLabel(course);
  const account = useAccount();
  const name = account.status === 'authenticated' ? account.user.name : '';
  return (
    <>
      <PageTitle size="small" lead={lead}>
        {title}
      </PageTitle>
      <section className="surface grid-32 five-seven align-center padded-24" aria-labelledby="unfinished-title">
        <CertificatePreview isUnearned name={name} course={course} />
        <div className="stack-24">
          <div className="stack-12">
            <div className="stack-4">
              {label && <p className="note">{label}</p>}
              <h2 id="unfinished-title" className="lead">
                {course.title}
              </h2>
            </div>
            <SectionBar course={course} />
            <p className="note">{completedLabel(course, course.countedLectures)}</p>
          </div>
          {course.resume && (
            <p className="cluster-8 align-baseline">
              <span>
                Next: <b className="strong">{course.resume.lectureTitle}</b>
              </span>
              {next && <span className="note nowrap">{next}</span>}
            </p>
          )}
          <div className="cluster-12">
            <ButtonLink variant="primary" size="large" to={continuePath(course)}>
              {course.completedLectures.length > 0 ? 'Continue the course' : 'Start the course'}
            </ButtonLink>
            <ButtonLink variant="plain" size="large" to={paths.dashboard()}>
              Dashboard
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
};
