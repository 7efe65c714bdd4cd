import {
  BookOpen,
  CircleCheck,
  CirclePlay,
  CircleQuestionMark,
  Compass,
  FileText,
  FileUp,
  Lock,
  SquareTerminal,
  Star,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LectureState } from '#contract/rules/lecture-access.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { type CourseSource, openingTime } from '../course-source.ts';
import { durationText, lectureStateOf, type OutlineEntry } from '../outline.ts';
import styles from './lecture-row.module.css';

const iconsByType = {
  video: { Icon: CirclePlay, label: 'Video' },
  quiz: { Icon: CircleQuestionMark, label: 'Quiz' },
  reading: { Icon: BookOpen, label: 'Reading' },
  notebook: { Icon: SquareTerminal, label: 'Notebook' },
  explore: { Icon: Compass, label: 'Explorable' },
  assignment: { Icon: FileUp, label: 'Assignment' },
  document: { Icon: FileText, label: 'Document' },
} as const;

const iconOf = (lecture: LearnerLecture, state: LectureState, isDone: boolean) => {
  if (state === 'premium') return { Icon: Star, label: 'Premium', className: 'award' };
  if (state === 'locked') return { Icon: Lock, label: 'Locked', className: 'muted' };
  if (isDone) return { Icon: CircleCheck, label: 'Completed', className: 'accent' };
  const { Icon, label } = iconsByType[lecture.contentType] ?? iconsByType.reading;
  return { Icon, label, className: 'muted' };
};

interface LectureRowProps {
  source: CourseSource;
  entry: OutlineEntry;
  isCurrent: boolean;
  /** Whether its section already says when it opens. */
  isDated: boolean;
}

/**
 * Lecture row: a link or a button, by the course source; disabled when the lecture cannot be selected. The icon has a
 * text alternative: the kind of lecture, or that it is completed or locked.
 */
export const LectureRow = ({ source, entry, isCurrent, isDated }: LectureRowProps) => {
  const { lecture } = entry;
  const state = lectureStateOf(lecture);
  const { Icon, label, className } = iconOf(lecture, state, source.completed.has(lecture.id));
  const action = source.actionOf(entry);
  const content = (
    <>
      <Icon className={className} size={20} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={`break-anywhere ${styles.title}`}>
        {lecture.title}
        {!isDated && state === 'locked' && lecture.unlocksAt && (
          <span className="block muted regular label-size">Opens {openingTime(source, lecture.unlocksAt)}</span>
        )}
      </span>
      <span className="mono numbers nowrap">{state === 'premium' ? 'Premium' : durationText(lecture)}</span>
    </>
  );
  if (action && 'to' in action) {
    return (
      <li>
        <Link
          className={`grid relative primary undecorated align-center small-size hoverable hover-text focus-inset ${styles.row}`}
          to={action.to}
          replace={source.replacesHistory}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {content}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classNames(
          `grid relative primary undecorated align-center small-size hoverable hover-text focus-inset ${styles.row}`,
          `full text-start ${styles.button}`,
        )}
        disabled={!action}
        onClick={action?.onSelect}
      >
        {content}
      </button>
    </li>
  );
};
