import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount, formatDuration } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { PanelSkeleton } from './lecture-tools.tsx';

const Sections = ({ id, lectureCount, duration, sections }: CourseDetail) => (
  <>
    <p className="note numbers above-4">
      {formatCount(lectureCount, 'lesson')}, {formatDuration(duration)} ·{' '}
      <Link to={paths.course(id)}>About the course</Link>
    </p>
    <ol className="lines above-8">
      {sections.map(({ title, lectures }) => (
        <li key={title} className="stack-8 padded-block-24">
          <h3 className="plain-heading small">{title}</h3>
          <ul className="stack-8">
            {lectures.map((lecture) => (
              <li key={lecture.id} className="row-16 align-baseline between note">
                {lecture.title}
                <span className="mono numbers nowrap">{formatDuration(lecture.duration)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </>
);

interface PublicOutlineProps {
  /** Absent while it loads. */
  course: CourseDetail | undefined;
}

/** The outline of a course as anyone may see it, in place of the learner's own. */
export const PublicOutline = ({ course }: PublicOutlineProps) => (
  <section className="padded-24" aria-labelledby="public-outline">
    <h2 id="public-outline" className="title">
      Course content
    </h2>
    {course ? <Sections {...course} /> : <PanelSkeleton label="Loading the outline" />}
  </section>
);
