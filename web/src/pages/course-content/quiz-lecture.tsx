import { UnsupportedContent } from '../../features/player/content-panels.tsx';
import { findLecture, type PlacedLecture } from '../../features/player/outline.ts';
import { QuizPanel } from '../../features/quiz/quiz-panel.tsx';
import { paths } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { LectureView } from './lecture-view.ts';

/** A lecture that is a quiz; passing it completes the lecture. */
export const QuizLecture = ({ course, placed, progressing, neighbors }: LectureView) => {
  const { courseId } = course;
  const { lecture } = placed;
  const { next } = neighbors;
  const isDrip = course.kind === 'drip';
  // A drip course goes on in its own viewer, which tells what opens when.
  const addressOf = (target: PlacedLecture) =>
    isDrip
      ? paths.dripLecture(courseId, target.sectionIndex, target.lectureIndex)
      : paths.content(courseId, target.sectionIndex, target.lecture.id);
  const isOver = isDrip && !next?.lecture.isUnlocked;
  if (!lecture.quizId) return <UnsupportedContent />;
  return (
    <QuizPanel
      courseId={courseId}
      quizId={lecture.quizId}
      lectureOf={(lectureId) => {
        const found = findLecture(course, '', lectureId);
        return found && { title: found.lecture.title, to: addressOf(found) };
      }}
      onPassed={() => progressing.onCompleted(lecture.id)}
      onward={
        isOver ? (
          <ButtonLink look="primary" to={paths.drip(courseId)}>
            Back to Course
          </ButtonLink>
        ) : (
          next && (
            <ButtonLink look="primary" to={addressOf(next)}>
              Next lecture
            </ButtonLink>
          )
        )
      }
    />
  );
};
