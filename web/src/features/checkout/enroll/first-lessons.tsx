import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { typeAndLength } from '#web/src/lib/outline-labels.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import styles from './first-lessons.module.css';

/** Says what follows the first section of a course; empty when nothing does. */
const restLabel = ({ sections, sectionCount, lectureCount, hasCertificate }: CourseDetail): string => {
  const lessons = lectureCount - (sections[0]?.lectures.length ?? 0);
  const rest = [
    sectionCount > 1 && `${formatCount(sectionCount - 1, 'more section')} with ${formatCount(lessons, 'lesson')}`,
    hasCertificate && 'a certificate anyone can verify',
  ];
  return rest.filter(Boolean).join(', and ');
};

/** The lessons of the first section, where the course opens. */
export const FirstLessons = ({ course }: { course: CourseDetail }) => {
  const [section] = course.sections;
  if (!section) return null;
  const rest = restLabel(course);
  return (
    <section className="stack-12 top" aria-labelledby="first-lessons-title">
      <h2 id="first-lessons-title" className="title">
        First section: {section.title}
      </h2>
      <ol className={`surface lines ${styles.lessons}`}>
        {section.lectures.map(({ id, title, contentType, duration }, index) => (
          <li
            key={id}
            className={`row-16 align-baseline padded-16 ${styles.lesson}`}
            data-first={index === 0 || undefined}
          >
            <span className="mono numbers fixed">{index + 1}</span>
            <span className={`cluster-8 fill break-anywhere ${index === 0 ? 'strong' : ''}`}>
              {title}
              {index === 0 && <Badge tone="accent">Opens first</Badge>}
            </span>
            <span className="mono numbers nowrap fixed">{typeAndLength({ contentType, duration })}</span>
          </li>
        ))}
      </ol>
      {rest && <p className="note">Then {rest}.</p>}
    </section>
  );
};
