import type { CheckedCourse, Report } from './checked-course.ts';
import { linkProblem, markdownProblems } from './markdown.ts';
import { placedLectures, questionPlace } from './places.ts';

/** Every text that is shown as Markdown, every link, and that lectures that consist of text have one. */
export const checkTexts = ({ course, quizzes, files }: CheckedCourse, report: Report): void => {
  const check = (place: string, text: string) => {
    for (const problem of markdownProblems(text)) report(place, problem);
  };
  check('description', course.description);
  course.faq.forEach(({ answer }, index) => {
    check(`faq ${index + 1}`, answer);
  });
  for (const { lecture, place } of placedLectures(course)) {
    const file = `lectures/${lecture.id}.md`;
    const text = files.get(file)?.toString('utf8');
    const isText = lecture.contentType === 'reading' || lecture.contentType === 'notebook';
    if (text === undefined && isText) report(place, `${file} is missing`);
    if (text?.trim() === '') report(place, `${file} is empty`);
    if (text) check(`${place}: ${file}`, text);
    for (const { url } of lecture.resources ?? []) {
      const problem = linkProblem(url);
      if (problem) report(place, problem);
    }
  }
  for (const quiz of quizzes)
    quiz.questions.forEach((question, index) => {
      check(questionPlace(quiz.id, index), question.prompt);
      check(questionPlace(quiz.id, index), question.explanation);
    });
};
