import { ChevronLeft, ChevronRight, MessageCircleQuestion } from 'lucide-react';
import { linkTo } from '#web/src/features/player/course-source.ts';
import { BarButton } from '#web/src/features/player/layout/bar-button.tsx';
import { stepSlot } from '#web/src/features/player/layout/in-bar.tsx';
import { useStore } from '#web/src/lib/store.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './course-screen.module.css';
import type { LectureView } from './lecture-view.ts';

/**
 * Returns whether the learner can mark the lecture as completed. A quiz is completed by passing it, an assignment by
 * submitting it, and both have their own next button. A notebook may require its checks.
 */
export const canMark = ({ source, entry }: LectureView): boolean => {
  const { isUnlocked, contentType, requiresChecks } = entry.lecture;
  const isElsewhere = contentType === 'notebook' && source.coursePlayerUrl !== undefined;
  return isUnlocked && contentType !== 'quiz' && contentType !== 'assignment' && !requiresChecks && !isElsewhere;
};

/** Whether the next lecture is the primary action. Before and after a video, the button over it is. */
export const useIsNextDue = (view: LectureView): boolean => {
  const { entry, isDone, playback, progressActions } = view;
  const isWatching = useStore(playback.store, ({ hasStarted, hasEnded }) => hasStarted && !hasEnded);
  const isVideo = entry.lecture.contentType === 'video';
  return isDone && canMark(view) && !progressActions.isJustComplete && (!isVideo || isWatching);
};

interface LectureActionsProps {
  view: LectureView;
  /** Absent for lectures without an assistant. */
  onAsk: (() => void) | undefined;
}

/** Buttons of the bar on narrow screens: the assistant, and the previous and next lectures. */
export const LectureActions = ({ view, onAsk }: LectureActionsProps) => {
  const { source, entry, neighbors, isDone } = view;
  const { previous, next } = neighbors;
  const { contentType } = entry.lecture;
  const isQuiz = contentType === 'quiz';
  const nextUrl = linkTo(source, next);
  const previousUrl = linkTo(source, previous);
  const isNextDue = useIsNextDue(view);
  const variant = isNextDue || (isQuiz && isDone) ? 'primary' : 'secondary';
  return (
    <>
      {onAsk && <BarButton Icon={MessageCircleQuestion} text="Ask" onClick={onAsk} />}
      <span className="row-8 query-container fill end">
        {previous && previousUrl && (
          <ButtonLink
            className={styles.previous}
            to={previousUrl}
            replace={source.replacesHistory}
            icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden />}
            aria-label={`Previous: ${previous.lecture.title}`}
          />
        )}
        {next && nextUrl && (
          <ButtonLink
            className={styles.next}
            variant={variant}
            to={nextUrl}
            replace={source.replacesHistory}
            icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
            aria-label={`Next: ${next.lecture.title}`}
          >
            Next
          </ButtonLink>
        )}
        {(isQuiz || contentType === 'assignment') && <span id={stepSlot} className={`grid ${styles.step}`} />}
      </span>
    </>
  );
};
