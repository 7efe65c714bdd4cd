import { Play } from 'lucide-react';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { continuePath } from '#web/src/lib/continue-path.ts';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { formatCount, formatDuration } from '#web/src/lib/format.ts';
import { typeAndLength } from '#web/src/lib/outline-labels.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './continue-card.module.css';
import { NextUnlock } from './next-unlock.tsx';
import { SectionBar } from './section-bar.tsx';

/** Describes the next lesson, e.g. `Video · 6 min`. */
export const nextLessonLabel = ({ resume }: EnrolledCourse): string | undefined =>
  resume?.contentType && resume.duration !== undefined
    ? typeAndLength({ contentType: resume.contentType, duration: resume.duration })
    : undefined;

/** First card of the dashboard: the lesson the learner continues with. */
export const ContinueCard = ({ course }: { course: EnrolledCourse }) => {
  const { resume, countedLectures, completedLectures } = course;
  const remaining = countedLectures - completedLectures.length;
  // A drip course may have premium or locked lectures: shows what is completed, not what is left.
  const remainingText =
    course.kind === 'drip' ? completedLabel(course, course.lectureCount) : `${formatCount(remaining, 'lesson')} to go`;
  const hasStarted = course.progress > 0 || course.studiedAt !== undefined;
  const label = nextLessonLabel(course);
  return (
    <section className={`surface grid align-center ${styles.card}`} aria-labelledby="continue-title">
      <div className={`relative clipped ${styles.picture}`}>
        <Cover id={course.id} className="block" isWhole />
        {resume?.contentType === 'video' && resume.duration !== undefined && (
          <span className={`row-8 small pill ${styles.length}`} aria-hidden>
            <Play fill="currentcolor" size={16} strokeWidth={1.75} />
            <span className="numbers">{formatDuration(resume.duration)}</span>
          </span>
        )}
      </div>
      <div className={`stack-16 start middle ${styles.body}`}>
        <div className="stack-4">
          <p className="note">{course.title}</p>
          <h2 id="continue-title" className={styles.title}>
            {resume?.lectureTitle ?? course.title}
          </h2>
          {label && <p className="muted numbers">{label}</p>}
        </div>
        <div className={`stack-8 ${styles.progress}`}>
          <SectionBar course={course} />
          <p className="note">{remaining > 0 ? remainingText : 'All lessons completed'}</p>
          {course.kind === 'drip' && <NextUnlock courseId={course.id} />}
        </div>
        <ButtonLink variant="primary" size="large" to={continuePath(course)}>
          {hasStarted ? 'Continue' : 'Start course'}
        </ButtonLink>
      </div>
    </section>
  );
};

export const ContinueCardSkeleton = () => (
  <div className={`surface grid align-center ${styles.card}`}>
    <div className={styles.picture}>
      <SkeletonBox shape="cover" className="block" />
    </div>
    <div className={`stack-16 start middle ${styles.body}`}>
      <SkeletonBox width="40%" />
      <SkeletonBox shape="title" width="90%" />
      <SkeletonBox height="0.5em" className="above-12" />
      <SkeletonBox shape="control" className="above-12" />
    </div>
  </div>
);
