import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import { catalogKeys, type LectureRow } from '#contract/storage/catalog-rows.ts';
import type { SkillsRow } from '#contract/storage/quiz-rows.ts';
import { questionSkills, taughtSkills } from '../skills.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';

/** Builds the row that says where a course teaches and asks its skills. */
export const skillsRow = (
  { course, quizzes, notebooks }: CheckedCourse,
  lectureRows: readonly LectureRow[],
  version: string,
): SkillsRow => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  const withChecks = lectures.filter(({ id }) => notebooks[id]?.length);
  return {
    ...catalogKeys.skills(course.id),
    version,
    courseId: course.id,
    title: course.title,
    skills: course.skills.map(({ id, name }) => {
      const asking = quizzes.flatMap((quiz) =>
        quiz.questions
          .filter((question) => questionSkills(course, question).includes(id))
          .map((question) => ({ quizId: quiz.id, questionId: question.id })),
      );
      const lectureIds = lectures.filter((lecture) => taughtSkills(lecture).includes(id)).map((lecture) => lecture.id);
      return {
        id,
        name,
        lectureIds,
        questions: asking.filter(({ quizId }) => quizId !== masteryQuizId),
        selfChecks: lectureRows
          .filter((lecture) => lectureIds.includes(lecture.id))
          .flatMap((lecture) =>
            (lecture.selfChecks ?? []).map((check) => ({ lectureId: lecture.id, questionId: check.id })),
          ),
        masteryQuestionIds: asking.flatMap(({ quizId, questionId }) => (quizId === masteryQuizId ? questionId : [])),
      };
    }),
    notebookIds: withChecks.map(({ id }) => id),
    notebookTitles: Object.fromEntries(withChecks.map(({ id, title }) => [id, title])),
  };
};
