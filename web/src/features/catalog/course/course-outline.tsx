import {
  BookOpen,
  CircleCheck,
  CirclePlay,
  CircleQuestionMark,
  Compass,
  FileText,
  FileUp,
  type LucideIcon,
  SquareTerminal,
  Star,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { courseLengthLabel, lectureDurationLabels } from '#contract/rules/duration-labels.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { continuePath } from '#web/src/lib/continue-path.ts';
import { formatCount, formatDuration, formatTimestamp } from '#web/src/lib/format.ts';
import { contentTypeLabels, opensLabel } from '#web/src/lib/outline-labels.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-outline.module.css';

type Section = CourseDetail['sections'][number];

const isSectionFree = ({ lectures }: Section): boolean => lectures.every(({ type }) => type === 'free');

/** Section row: title, when it opens, number of lessons and length. */
const Summary = ({ section, number }: { section: Section; number: number }) => {
  const opens = opensLabel(section);
  const duration = section.lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
  return (
    <span className={`cluster-16 between align-baseline ${styles.wrapped}`}>
      <span className={`row-12 align-baseline ${styles.title}`}>
        <span className={`mono ${styles.number}`}>{number}</span>
        {section.title}
      </span>
      <span className={`label muted regular full ${styles.metadata}`}>
        {opens && (
          <>
            <span className="nowrap">
              <span className="accent">{opens}</span> ·
            </span>{' '}
          </>
        )}
        <span className="nowrap">{formatCount(section.lectures.length, 'lesson')} ·</span>{' '}
        <span className="nowrap">{courseLengthLabel({ duration })}</span>
      </span>
    </span>
  );
};

type Lecture = Section['lectures'][number];

const icons: Record<Lecture['contentType'], LucideIcon> = {
  video: CirclePlay,
  reading: BookOpen,
  quiz: CircleQuestionMark,
  notebook: SquareTerminal,
  explore: Compass,
  assignment: FileUp,
  document: FileText,
};

/** Formats a lecture's length: to the second for a video, as an estimate for other lectures. */
const lengthOf = ({ contentType, duration }: Lecture) =>
  contentType === 'video' ? formatTimestamp(duration) : formatDuration(duration);

interface OutlineRowProps {
  lecture: Lecture;
  isFree: boolean;
  learned: EnrolledCourse | undefined;
}

/** Outline row of a lecture: kind, title, badges and length; for learners, whether it is completed or next. */
const OutlineRow = ({ lecture, isFree, learned }: OutlineRowProps) => {
  const Icon = icons[lecture.contentType];
  const isDone = learned?.completedLectures.includes(lecture.id);
  return (
    <li id={`lesson-${lecture.id}`} className="row-12 primary row-height padded-block-8">
      {isDone ? (
        <CircleCheck className="fixed accent" size={18} strokeWidth={1.75} aria-hidden />
      ) : (
        <Icon className="fixed muted" size={18} strokeWidth={1.75} aria-hidden />
      )}
      <span className={`cluster-12 between fill ${styles.wrapped}`}>
        <span className={`break-anywhere ${styles.title}`}>
          <VisuallyHidden>{contentTypeLabels[lecture.contentType]}: </VisuallyHidden>
          {lecture.title}
          {isDone && <VisuallyHidden>, completed</VisuallyHidden>}
        </span>
        {learned?.resume?.lectureId === lecture.id && (
          <Link className={`small strong ${styles.preview}`} to={continuePath(learned)}>
            {learned.studiedAt ? 'Continue here' : 'Start here'}
          </Link>
        )}
        {!learned && lecture.isPreview && (
          <Link className={`small strong ${styles.preview}`} to="#preview">
            Preview
          </Link>
        )}
        {lecture.type === 'premium' && (
          <Badge icon={<Star size={12} aria-hidden />} tone="award">
            Premium
          </Badge>
        )}
        {isFree && !learned && <Badge tone="accent">Free</Badge>}
      </span>
      <span className={`fixed mono text-end ${styles.length}`}>{lengthOf(lecture)}</span>
    </li>
  );
};

interface CourseOutlineProps {
  course: CourseDetail;
  /** The learner's progress in the course; undefined for visitors. */
  learned: EnrolledCourse | undefined;
}

/** Lists all sections with their lectures; open is the first section, or the one with the learner's next lesson. */
export const CourseOutline = ({ course, course: { sections, kind }, learned }: CourseOutlineProps) => {
  const openIndex = learned?.resume?.sectionIndex ?? 0;
  const list = useRef<HTMLOListElement>(null);
  const [areOpen, setAreOpen] = useState(false);
  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !areOpen;
    setAreOpen(!areOpen);
  };
  return (
    <section aria-labelledby="outline-title">
      <h2 id="outline-title">Course content</h2>
      <div className={`cluster-16 between ${styles.head}`}>
        <p className="note">
          {formatCount(sections.length, 'section')} · {formatCount(course.lectureCount, 'lesson')} ·{' '}
          {lectureDurationLabels(sections.flatMap(({ lectures }) => lectures)).join(', ')}
        </p>
        <Button variant="plain" size="small" onClick={toggleAll}>
          {areOpen ? 'Collapse all sections' : 'Expand all sections'}
        </Button>
      </div>
      <ol ref={list} className={`surface clipped ${styles.sections}`}>
        {sections.map((section, index) => (
          <li key={section.title}>
            <Disclosure
              key={openIndex}
              className={styles.section}
              summary={<Summary section={section} number={index + 1} />}
              defaultOpen={index === openIndex}
            >
              <ul className="line-above lines">
                {section.lectures.map((lecture) => (
                  <OutlineRow
                    key={lecture.id}
                    {...{ lecture, learned }}
                    isFree={kind === 'drip' && lecture.type === 'free' && !lecture.isPreview && !isSectionFree(section)}
                  />
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
};
