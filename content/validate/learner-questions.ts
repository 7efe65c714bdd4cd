import { learnerQuestionsFile, maxLearnerQuestionLength, parseLearnerQuestions } from '../learner-questions.ts';
import { coursePassages } from '../publish/passages/course-passages.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { findDuplicates } from './locations.ts';

/** Every section of the questions that learners ask must exist, which catches renamed lectures and headings. */
export const checkLearnerQuestions = (checked: CheckedCourse, report: Report): void => {
  const text = checked.files.get(learnerQuestionsFile)?.toString('utf8');
  if (text === undefined) return;
  const sections = parseLearnerQuestions(text);
  const passages = coursePassages(checked).filter(({ lines }) => lines[0]?.[1] === undefined);
  const nameOf = (lectureId: string, heading?: string): string =>
    heading === undefined ? `the beginning of "${lectureId}"` : `"${heading}" of "${lectureId}"`;
  for (const { lectureId, heading, questions } of sections) {
    if (!passages.some((passage) => passage.lectureId === lectureId && passage.heading === heading))
      report(learnerQuestionsFile, `${nameOf(lectureId, heading)} is no section that the assistant can quote`);
    for (const question of questions.filter(({ length }) => length > maxLearnerQuestionLength))
      report(learnerQuestionsFile, `"${question.slice(0, 40)} …" has more than ${maxLearnerQuestionLength} characters`);
  }
  for (const name of findDuplicates(sections.map(({ lectureId, heading }) => nameOf(lectureId, heading))))
    report(learnerQuestionsFile, `${name} occurs twice`);
};
