import { BookOpen, CircleCheck, CirclePlay, CircleQuestionMark, Lock, SquareTerminal, Star } from 'lucide-react';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './lecture-icon.module.css';

const iconsByType = {
  video: { Icon: CirclePlay, label: 'Video' },
  quiz: { Icon: CircleQuestionMark, label: 'Quiz' },
  reading: { Icon: BookOpen, label: 'Reading' },
  notebook: { Icon: SquareTerminal, label: 'Notebook' },
} as const;

const iconOf = (lecture: LearnerLecture, isDone: boolean) => {
  if (lecture.requiresUpgrade) return { Icon: Star, label: 'Premium', className: styles.premium };
  if (!lecture.isUnlocked) return { Icon: Lock, label: 'Locked', className: styles.plain };
  if (isDone) return { Icon: CircleCheck, label: 'Completed', className: styles.done };
  const { Icon, label } = iconsByType[lecture.contentType] ?? iconsByType.reading;
  return { Icon, label, className: styles.plain };
};

/** Icon with a text alternative: the kind of lecture, or that it is completed or locked. */
export const LectureIcon = ({ lecture, isDone }: { lecture: LearnerLecture; isDone: boolean }) => {
  const { Icon, label, className } = iconOf(lecture, isDone);
  return (
    <>
      <Icon className={className} size={20} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{label}: </VisuallyHidden>
    </>
  );
};
