import { splitSelfChecks } from '../publish/self-checks.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { locatedLectures, questionLocation } from './locations.ts';
import { linkProblem, markdownProblems } from './markdown.ts';

/** Checks all Markdown, all links, and that text lectures have a text. */
export const checkTexts = ({ course, quizzes, files }: CheckedCourse, report: Report): void => {
  const check = (location: string, text: string) => {
    for (const problem of markdownProblems(text)) report(location, problem);
  };
  check('description', course.description);
  course.faq.forEach(({ answer }, index) => {
    check(`faq ${index + 1}`, answer);
  });
  for (const { lecture, location } of locatedLectures(course)) {
    const file = `lectures/${lecture.id}.md`;
    const text = files.get(file)?.toString('utf8');
    const needsText = ['reading', 'notebook', 'explore', 'assignment'].includes(lecture.contentType);
    if (text === undefined && needsText) report(location, `${file} is missing`);
    if (text?.trim() === '') report(location, `${file} is empty`);
    if (text) {
      check(`${location}: ${file}`, text);
      for (const problem of splitSelfChecks(text).problems) report(`${location}: ${file}`, problem);
    }
    for (const { url } of lecture.resources ?? []) {
      const problem = linkProblem(url);
      if (problem) report(location, problem);
    }
  }
  for (const quiz of quizzes)
    quiz.questions.forEach((question, index) => {
      check(questionLocation(quiz.id, index), question.prompt);
      check(questionLocation(quiz.id, index), question.explanation);
    });
};
