import { BookOpen, ListChecks, type LucideIcon, Play, SquareTerminal, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount, formatDuration } from '#web/src/lib/format.ts';
import { contentTypeLabels, opensLabel } from '#web/src/lib/outline-labels.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import layout from '#web/src/ui/layout.module.css';
import surface from '#web/src/ui/surface.module.css';
import typography from '#web/src/ui/typography.module.css';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-outline.module.css';

type Section = CourseDetail['sections'][number];

const Summary = ({ section, number }: { section: Section; number: number }) => {
  const seconds = section.lectures.reduce((sum, { duration }) => sum + duration, 0);
  const opens = opensLabel(section);
  return (
    <span className={`${layout.cluster16} ${layout.between} ${layout.alignBaseline} ${styles.wrapped}`}>
      <span className={`${layout.row12} ${layout.alignBaseline} ${styles.title}`}>
        <span className={`${typography.mono} ${styles.number}`}>{number}</span>
        {section.title}
      </span>
      <span className={`${layout.cluster12} ${typography.mono} ${styles.metadata}`}>
        {opens && <span className={styles.opens}>{opens}</span>}
        <span className={typography.nowrap}>
          {formatCount(section.lectures.length, 'lesson')} · {formatDuration(seconds)}
        </span>
      </span>
    </span>
  );
};

type Lecture = Section['lectures'][number];

const icons: Record<Lecture['contentType'], LucideIcon> = {
  video: Play,
  reading: BookOpen,
  quiz: ListChecks,
  notebook: SquareTerminal,
};

/** Outline row of a lecture: kind, title, access when it is special, and length. */
const OutlineRow = ({ lecture, isDrip }: { lecture: Lecture; isDrip: boolean }) => {
  const Icon = icons[lecture.contentType];
  return (
    <li className={`${layout.row12} ${typography.primary} ${styles.row}`}>
      <Icon className={`${layout.fixed} ${typography.muted}`} size={18} strokeWidth={1.75} aria-hidden />
      <span className={`${layout.cluster12} ${layout.between} ${layout.fill} ${styles.wrapped}`}>
        <span className={`${typography.breakAnywhere} ${styles.title}`}>
          <VisuallyHidden>{contentTypeLabels[lecture.contentType]}: </VisuallyHidden>
          {lecture.title}
        </span>
        {lecture.isPreview && (
          <Link className={`${typography.small} ${typography.strong} ${styles.preview}`} to="#preview">
            Preview
          </Link>
        )}
        {lecture.type === 'premium' && (
          <Badge icon={<Star size={12} aria-hidden />} tone="award">
            Premium
          </Badge>
        )}
        {isDrip && lecture.type === 'free' && !lecture.isPreview && <Badge tone="accent">Free</Badge>}
      </span>
      <span className={`${layout.fixed} ${typography.mono} ${styles.length}`}>{formatDuration(lecture.duration)}</span>
    </li>
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
      <div className={`${layout.cluster16} ${layout.between} ${styles.head}`}>
        <p className={typography.mono}>
          {formatCount(sections.length, 'section')} · {formatCount(lectureCount, 'lesson')} · {formatDuration(duration)}
        </p>
        <Button variant="plain" size="small" onClick={toggleAll}>
          {areOpen ? 'Collapse all sections' : 'Expand all sections'}
        </Button>
      </div>
      <ol ref={list} className={`${surface.surface} ${styles.sections}`}>
        {sections.map((section, index) => (
          <li key={section.title}>
            <Disclosure
              className={styles.section}
              summary={<Summary section={section} number={index + 1} />}
              defaultOpen={index === 0}
            >
              <ul className={surface.lineAbove}>
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
