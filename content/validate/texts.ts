import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import { splitSelfChecks } from '../publish/self-checks.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { figuresIn, lessonProblems, misplacedBlocks } from './lesson-blocks.ts';
import { locatedLectures, questionLocation } from './locations.ts';
import { linkProblem, markdownProblems } from './markdown.ts';
import { checkPictureFiles, pictureProblems } from './pictures.ts';

/** Checks all Markdown, all links, all pictures, that text lectures have a text, and that each figure is shown. */
export const checkTexts = (checked: CheckedCourse, report: Report): void => {
  const { course, quizzes, figures, files } = checked;
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
    const needsText = ['reading', 'notebook', 'explore', 'assignment', 'document'].includes(lecture.contentType);
    if (text === undefined && needsText) report(location, `${file} is missing`);
    if (text?.trim() === '') report(location, `${file} is empty`);
    if (text) {
      const allowsPictures = lecture.contentType !== 'notebook';
      const { body, problems: selfCheckProblems } = splitSelfChecks(text);
      const problems = [
        ...markdownProblems(text, { allowsPictures }),
        ...lessonProblems(text, figures),
        ...selfCheckProblems,
        ...(allowsPictures ? pictureProblems(text, files, body) : []),
      ];
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
      const location = questionLocation(quiz.id, index);
      const allowsPictures = quiz.id !== masteryQuizId;
      for (const text of [question.prompt, question.explanation]) {
        const pictures = allowsPictures ? pictureProblems(text, files) : [];
        for (const problem of [...markdownProblems(text, { allowsPictures }), ...misplacedBlocks(text), ...pictures])
          report(location, problem);
      }
    });
  checkPictureFiles(checked, report);
};
