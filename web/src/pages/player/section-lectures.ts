import type { CourseSource } from '#web/src/features/player/course-source.ts';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import type { QuizLecture } from '#web/src/features/quiz/quiz-overview.tsx';

/** Returns the open lectures of a quiz's section, which prepare for it. */
export const sectionLectures = (
  source: CourseSource,
  { sectionIndex }: OutlineEntry,
  { urlOf }: Pick<CourseSource, 'urlOf'> = source,
): QuizLecture[] =>
  (source.sections[sectionIndex]?.lectures ?? []).flatMap((lecture, lectureIndex) =>
    lecture.isUnlocked && lecture.contentType !== 'quiz'
      ? [
          {
            title: lecture.title,
            to: urlOf({ sectionIndex, lectureIndex }),
            isDone: source.completed.has(lecture.id),
          },
        ]
      : [],
  );
