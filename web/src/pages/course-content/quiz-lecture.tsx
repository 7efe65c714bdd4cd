import { UnsupportedContent } from '#web/src/features/player/content-panels.tsx';
import { findLecture, type OutlineEntry } from '#web/src/features/player/outline.ts';
import { QuizPanel } from '#web/src/features/quiz/quiz-panel.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import type { LectureView } from './lecture-view.ts';

export const QuizLecture = ({ course, entry, progressActions, neighbors }: LectureView) => {
  const { courseId } = course;
  const { lecture } = entry;
  const { next } = neighbors;
  const isDrip = course.kind === 'drip';
  // Drip courses continue in their own viewer, which shows release dates.
  const lectureUrl = (target: OutlineEntry) =>
    isDrip
      ? paths.dripLecture(courseId, target.sectionIndex, target.lectureIndex)
      : paths.content(courseId, target.sectionIndex, target.lecture.id);
  const isLast = isDrip && !next?.lecture.isUnlocked;
  if (!lecture.quizId) return <UnsupportedContent />;
  return (
    <QuizPanel
      courseId={courseId}
      quizId={lecture.quizId}
      lectureOf={(lectureId) => {
        const found = findLecture(course, '', lectureId);
        return found && { title: found.lecture.title, to: lectureUrl(found) };
      }}
      onPassed={() => progressActions.onCompleted(lecture.id)}
      nextLink={
        isLast ? (
          <ButtonLink variant="primary" to={paths.drip(courseId)}>
            Back to Course
          </ButtonLink>
        ) : (
          next && (
            <ButtonLink variant="primary" to={lectureUrl(next)}>
              Next lesson
            </ButtonLink>
          )
        )
      }
    />
  );
};
