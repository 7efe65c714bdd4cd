import { useRef, useState } from 'react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount, formatDuration } from '#web/src/lib/format.ts';
import { opensLabel } from '#web/src/lib/outline-labels.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import styles from './course-outline.module.css';
import { OutlineRow } from './outline-row.tsx';

type Section = CourseDetail['sections'][number];

const Summary = ({ section, number }: { section: Section; number: number }) => {
  const seconds = section.lectures.reduce((sum, { duration }) => sum + duration, 0);
  const opens = opensLabel(section);
  return (
    <span className={styles.summary}>
      <span className={styles.name}>
        <span className={styles.number}>{number}</span>
        {section.title}
      </span>
      <span className={styles.metadata}>
        {opens && <span className={styles.opens}>{opens}</span>}
        <span className={styles.size}>
          {formatCount(section.lectures.length, 'lesson')} · {formatDuration(seconds)}
        </span>
      </span>
    </span>
  );
};

/** Lists all sections with their lectures; the first section is open. */
export const CourseOutline = ({ sections, kind, lectureCount, duration }: CourseDetail) => {
  const list = useRef<HTMLOListElement>(null);
  const [areOpen, setAreOpen] = useState(false);
  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !areOpen;
    setAreOpen(!areOpen);
  };
  return (
    <section aria-labelledby="outline-title">
      <h2 id="outline-title">Course content</h2>
      <div className={styles.head}>
        <p className={styles.total}>
          {formatCount(sections.length, 'section')} · {formatCount(lectureCount, 'lesson')} · {formatDuration(duration)}
        </p>
        <Button variant="plain" size="small" onClick={toggleAll}>
          {areOpen ? 'Collapse all sections' : 'Expand all sections'}
        </Button>
      </div>
      <ol ref={list} className={styles.sections}>
        {sections.map((section, index) => (
          <li key={section.title}>
            <Disclosure
              className={styles.section}
              summary={<Summary section={section} number={index + 1} />}
              defaultOpen={index === 0}
            >
              <ul className={styles.lectures}>
                {section.lectures.map((lecture) => (
                  <OutlineRow key={lecture.id} lecture={lecture} isDrip={kind === 'drip'} />
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
};
