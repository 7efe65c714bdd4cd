import type { ReactNode } from 'react';
import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { InBar } from '#web/src/features/player/layout/in-bar.tsx';
import { findLecture } from '#web/src/features/player/outline.ts';
import { QuizPanel } from '#web/src/features/quiz/quiz-panel.tsx';
import { useMediaQuery } from '#web/src/lib/use-media-query.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import type { LectureView } from './lecture-view.ts';
import { QuizContent } from './quiz-content.tsx';
import { sectionLectures } from './section-lectures.ts';

interface QuizLectureProps extends LectureView {
  /** Shown until the quiz has been read. */
  placeholder: ReactNode;
}

const QuizHere = (props: QuizLectureProps) => {
  const { source, entry, progressActions, neighbors, isDone, placeholder } = props;
  const { dripViewer } = source;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { lecture } = entry;
  const { next } = neighbors;
  // Drip courses continue in their own viewer, which shows release dates.
  const { urlOf } = dripViewer ?? source;
  const inBar = (buttons: ReactNode) => <InBar>{buttons}</InBar>;
  if (!lecture.quizId) return <UnsupportedContent />;
  return (
    <QuizPanel
      courseId={source.courseId}
      quizId={lecture.quizId}
      lectureOf={(lectureId) => {
        const found = findLecture(source, '', lectureId);
        return found && { title: found.lecture.title, to: urlOf(found) };
      }}
      minutes={Math.ceil(lecture.duration / 60) || undefined}
      lectures={sectionLectures(source, entry, dripViewer)}
      placeSteps={inBar}
      placeholder={placeholder}
      place={isDone ? (button) => button : inBar}
      onPassed={() => progressActions.onCompleted(lecture.id)}
      nextLink={
        dripViewer && !next?.lecture.isUnlocked ? (
          <ButtonLink variant="primary" to={dripViewer.homeUrl}>
            Back to Course
          </ButtonLink>
        ) : (
          // On narrow screens, the bar has this link.
          next &&
          isWide && (
            <ButtonLink variant="primary" to={urlOf(next)}>
              Next lesson
            </ButtonLink>
          )
        )
      }
    />
  );
};

/** A quiz, or a link to it when it opens in another player. */
export const QuizLecture = (props: QuizLectureProps) =>
  props.source.coursePlayerUrl ? <QuizContent {...props} /> : <QuizHere {...props} />;
