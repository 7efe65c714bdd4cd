import { Link } from 'react-router-dom';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { continuePath, nextLessonLabel } from '#web/src/features/dashboard/continue-card.tsx';
import { SectionBar } from '#web/src/features/dashboard/section-bar.tsx';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';

interface UnfinishedCourseProps {
  title: string;
  lead: string;
  course: EnrolledCourse;
}

/** A course whose certificate is not earned yet: what is left of it, and its next lesson. */
export const UnfinishedCourse = ({ title, lead, course }: UnfinishedCourseProps) => {
  const next = nextLessonLabel(course);
  return (
    <>
      <PageTitle size="small" lead={lead}>
        {title}
      </PageTitle>
      <section className="surface grid-32 five-seven align-center padded-24" aria-labelledby="unfinished-title">
        <Cover id={course.id} className="rounded" />
        <div className="stack-24">
          <div className="stack-12">
            <h2 id="unfinished-title" className="lead">
              {course.title}
            </h2>
            <SectionBar course={course} />
            <p className="note">
              {formatCount(course.countedLectures - course.completedLectures.length, 'lesson')} to go
            </p>
          </div>
          {course.resume && (
            <p className="cluster-8 align-baseline">
              <span>
                Next: <b className="strong">{course.resume.lectureTitle}</b>
              </span>
              {next && <span className="note nowrap">{next}</span>}
            </p>
          )}
          <ButtonLink variant="primary" size="large" className="self-start" to={continuePath(course)}>
            Continue the course
          </ButtonLink>
        </div>
      </section>
      <p>
        <Link to={paths.dashboard()}>Go to dashboard</Link>
      </p>
    </>
  );
};
