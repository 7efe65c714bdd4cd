import { splitSelfChecks } from '../publish/self-checks.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { figuresIn, lessonProblems, misplacedBlocks } from './lesson-blocks.ts';
import { locatedLectures, questionLocation } from './locations.ts';
import { linkProblem, markdownProblems } from './markdown.ts';

/** Checks all Markdown, all links, that text lectures have a text, and that each figure is shown. */
export const checkTexts = ({ course, quizzes, figures, files }: CheckedCourse, report: Report): void => {
  const check = (location: string, text: string) => {
    for (const problem of [...markdownProblems(text), ...misplacedBlocks(text)]) report(location, problem);
  };
  const shown = new Set<string>();
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
      const problems = [...markdownProblems(text), ...lessonProblems(text, figures), ...splitSelfChecks(text).problems];
      for (const problem of problems) report(`${location}: ${file}`, problem);
      for (const id of figuresIn(text)) shown.add(id);
    }
    for (const { url } of lecture.resources ?? []) {
      const problem = linkProblem(url);
      if (problem) report(location, problem);
    }
  }
  for (const id of Object.keys(figures)) if (!shown.has(id)) report(`figure ${id}`, 'no text shows it');
  for (const quiz of quizzes)
    quiz.questions.forEach((question, index) => {
      check(questionLocation(quiz.id, index), question.prompt);
      check(questionLocation(quiz.id, index), question.explanation);
    });
};
