import { UnsupportedContent } from '../../features/player/content-panels.tsx';
import { findLecture } from '../../features/player/outline.ts';
import { QuizPanel } from '../../features/quiz/quiz-panel.tsx';
import { paths } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { LectureView } from './lecture-view.ts';

/** A lecture that is a quiz; passing it completes the lecture. */
export const QuizLecture = ({ course, placed, progressing, neighbors }: LectureView) => {
  const { courseId } = course;
  const { lecture } = placed;
  const { next } = neighbors;
  if (!lecture.quizId) return <UnsupportedContent />;
  return (
    <QuizPanel
      courseId={courseId}
      quizId={lecture.quizId}
      lectureOf={(lectureId) => {
        const found = findLecture(course, '', lectureId);
        return found && { title: found.lecture.title, to: paths.content(courseId, found.sectionIndex, lectureId) };
      }}
      onPassed={() => progressing.onCompleted(lecture.id)}
      onward={
        next && (
          <ButtonLink look="primary" to={paths.content(courseId, next.sectionIndex, next.lecture.id)}>
            Next lecture
          </ButtonLink>
        )
      }
    />
  );
};
