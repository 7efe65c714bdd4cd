import { BookOpen, CircleCheck, CirclePlay, CircleQuestionMark, Lock, SquareTerminal, Star } from 'lucide-react';
import type { LearnerLecture } from '../../../../../contract/schemas/content.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './lecture-glyph.module.css';

const kinds = {
  video: { Icon: CirclePlay, word: 'Video' },
  quiz: { Icon: CircleQuestionMark, word: 'Quiz' },
  reading: { Icon: BookOpen, word: 'Reading' },
  notebook: { Icon: SquareTerminal, word: 'Notebook' },
} as const;

const signOf = (lecture: LearnerLecture, isDone: boolean) => {
  if (lecture.requiresUpgrade) return { Icon: Star, word: 'Premium', look: styles.premium };
  if (!lecture.isUnlocked) return { Icon: Lock, word: 'Locked', look: styles.plain };
  if (isDone) return { Icon: CircleCheck, word: 'Completed', look: styles.done };
  const { Icon, word } = kinds[lecture.contentType] ?? kinds.reading;
  return { Icon, word, look: styles.plain };
};

/** What a lecture is, or that it is done or not open, as a picture and as a word. */
export const LectureGlyph = ({ lecture, isDone }: { lecture: LearnerLecture; isDone: boolean }) => {
  const { Icon, word, look } = signOf(lecture, isDone);
  return (
    <>
      <Icon className={look} size={20} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{word}: </VisuallyHidden>
    </>
  );
};
