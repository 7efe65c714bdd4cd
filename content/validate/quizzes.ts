import type { Course, QuizDefinition, QuizQuestion } from '../define.ts';
import type { Report } from './checked-course.ts';
import { placedLectures, questionPlace, repeated } from './places.ts';

const quoted = (ids: string[]): string => ids.map((id) => `"${id}"`).join(', ');

const checkAnswer = (question: Exclude<QuizQuestion, { kind: 'text' }>, place: string, report: Report): void => {
  const ids = question.options.map(({ id }) => id);
  const answer = [question.answer].flat();
  for (const id of repeated(ids)) report(place, `two options have the id "${id}"`);
  const unknown = answer.filter((id) => !ids.includes(id));
  if (unknown.length > 0) report(place, `the answer ${quoted(unknown)} is not among its options (${quoted(ids)})`);
  for (const id of repeated(answer)) report(place, `the answer names "${id}" twice`);
  if (question.kind !== 'ordering' || unknown.length > 0) return;
  const missing = ids.filter((id) => !answer.includes(id));
  if (missing.length > 0) report(place, `the answer has to order all options; ${quoted(missing)} is missing`);
  else if (answer.join() === ids.join()) report(place, 'the options already stand in the right order; shuffle them');
};

/** An option named by its letter or by where it stands, as in `(d)`, `option B` or `the last one`. */
const namedByPlace =
  /\([a-hA-H]\)|\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice|[Ss]tatement)s? [A-H]\b|\b(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ll]ast|[Nn]ext|[Pp]revious) (?:one|two|three|four|answer|option|choice|statement)s?\b/;

const checkExplanation = ({ explanation }: QuizQuestion, place: string, report: Report): void => {
  const [words] = namedByPlace.exec(explanation) ?? [];
  if (words) report(place, `the explanation says "${words}"; quote the option, its place may change`);
};

/** Quizzes against the outline, and answers against their options. */
export const checkQuizzes = (course: Course, quizzes: QuizDefinition[], report: Report): void => {
  const lectures = placedLectures(course);
  const lectureIds = lectures.map(({ lecture }) => lecture.id);
  const ids = quizzes.map(({ id }) => id);
  for (const id of repeated(ids)) report(`quiz ${id}`, 'two quizzes have this id');

  const used = lectures.flatMap(({ lecture }) => (lecture.contentType === 'quiz' ? [lecture.quiz] : []));
  for (const { lecture, place } of lectures)
    if (lecture.contentType === 'quiz' && !ids.includes(lecture.quiz))
      report(place, `the quiz "${lecture.quiz}" is not in quizzes.ts`);
  for (const id of repeated(used)) report(`quiz ${id}`, 'more than one lecture shows it; each needs a quiz of its own');
  for (const id of ids.filter((id) => !used.includes(id))) report(`quiz ${id}`, 'no lecture shows it');

  for (const quiz of quizzes) {
    for (const id of repeated(quiz.questions.map((question) => question.id)))
      report(`quiz ${quiz.id}`, `two questions have the id "${id}"`);
    quiz.questions.forEach((question, index) => {
      const place = questionPlace(quiz.id, index);
      if (question.kind !== 'text') checkAnswer(question, place, report);
      checkExplanation(question, place, report);
      if (question.lecture !== undefined && !lectureIds.includes(question.lecture))
        report(place, `there is no lecture "${question.lecture}"`);
    });
  }
};
