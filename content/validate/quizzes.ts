import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import type { Course, QuizDefinition, QuizQuestion } from '../define.ts';
import type { Report } from './checked-course.ts';
import { findDuplicates, locatedLectures, questionLocation } from './locations.ts';

const quoteIds = (ids: string[]): string => ids.map((id) => `"${id}"`).join(', ');

const checkAnswer = (question: Extract<QuizQuestion, { options: unknown }>, location: string, report: Report): void => {
  const ids = question.options.map(({ id }) => id);
  const answer = [question.answer].flat();
  for (const id of findDuplicates(ids)) report(location, `two options have the id "${id}"`);
  const unknown = answer.filter((id) => !ids.includes(id));
  if (unknown.length > 0)
    report(location, `the answer ${quoteIds(unknown)} is not among its options (${quoteIds(ids)})`);
  for (const id of findDuplicates(answer)) report(location, `the answer names "${id}" twice`);
  if (question.kind !== 'ordering' || unknown.length > 0) return;
  const missing = ids.filter((id) => !answer.includes(id));
  if (missing.length > 0) report(location, `the answer must order all options; ${quoteIds(missing)} is missing`);
  else if (answer.join() === ids.join()) report(location, 'the options are already in the correct order; shuffle them');
};

/** An option referred to by letter or position, as in `(d)`, `option B` or `the last one`. */
const positionalReference =
  /\([a-hA-H]\)|\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice|[Ss]tatement)s? [A-H]\b|\b(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ll]ast|[Nn]ext|[Pp]revious) (?:one|two|three|four|answer|option|choice|statement)s?\b/;

const checkExplanation = ({ explanation }: QuizQuestion, location: string, report: Report): void => {
  const [reference] = positionalReference.exec(explanation) ?? [];
  if (reference)
    report(location, `the explanation says "${reference}"; quote the option, because its position may change`);
};

/** An option that is only true in one place of the list, as in `All of the above`. */
const referenceToOthers =
  /^(?:all|any|both|either|neither|none) of (?:the )?(?:above|below|these|those|others)\b|\b(?:answer|option)s? (?:above|below)\b/i;

const checkOptionTexts = (
  { options }: Extract<QuizQuestion, { options: unknown }>,
  location: string,
  report: Report,
): void => {
  for (const { text } of options)
    if (referenceToOthers.test(text))
      report(location, `the option "${text}" refers to others, whose order changes with each attempt`);
};

/** Attempts that draw from fewer than twice as many questions would share more than half of them. */
const checkPool = ({ id, draw, questions }: QuizDefinition, report: Report): void => {
  if (draw !== undefined && questions.length < 2 * draw)
    report(`quiz ${id}`, `it draws ${draw} of ${questions.length} questions; it needs at least ${2 * draw}`);
  const prompts = questions.map(({ prompt }) => prompt.trim().replace(/\s+/g, ' ').toLowerCase());
  prompts.forEach((prompt, index) => {
    const first = prompts.indexOf(prompt);
    if (first < index) report(questionLocation(id, index), `it has the same prompt as question ${first + 1}`);
  });
};

/** A timestamp must lie in the video of the question's lecture. */
const checkMoment = (
  { lecture: lectureId, timestamp }: QuizQuestion,
  lectures: ReturnType<typeof locatedLectures>,
  location: string,
  report: Report,
): void => {
  if (timestamp === undefined) return;
  const lecture = lectures.find(({ lecture: { id } }) => id === lectureId)?.lecture;
  if (lecture?.contentType !== 'video') report(location, 'it names a timestamp, but no lecture with a video');
  else if (timestamp >= lecture.seconds)
    report(location, `the timestamp ${timestamp} is not within the video of ${lecture.seconds} seconds`);
};

/** Checks quizzes against the outline, and answers against their options. */
export const checkQuizzes = (course: Course, quizzes: QuizDefinition[], report: Report): void => {
  const lectures = locatedLectures(course);
  const lectureIds = lectures.map(({ lecture }) => lecture.id);
  const ids = quizzes.map(({ id }) => id);
  for (const id of findDuplicates(ids)) report(`quiz ${id}`, 'two quizzes have this id');

  const used = lectures.flatMap(({ lecture }) => (lecture.contentType === 'quiz' ? [lecture.quiz] : []));
  for (const { lecture, location } of lectures)
    if (lecture.contentType === 'quiz' && !ids.includes(lecture.quiz))
      report(location, `the quiz "${lecture.quiz}" is not in quizzes.ts`);
  for (const id of findDuplicates(used)) report(`quiz ${id}`, 'more than one lecture uses it; each needs its own quiz');
  for (const id of ids.filter((id) => !used.includes(id) && id !== masteryQuizId))
    report(`quiz ${id}`, 'no lecture uses it');

  for (const quiz of quizzes) {
    checkPool(quiz, report);
    if (quiz.timeLimitMinutes !== undefined && quiz.form !== 'exam')
      report(`quiz ${quiz.id}`, "it has a time limit; only a quiz of the form 'exam' may have one");
    for (const id of findDuplicates(quiz.questions.map((question) => question.id)))
      report(`quiz ${quiz.id}`, `two questions have the id "${id}"`);
    quiz.questions.forEach((question, index) => {
      const location = questionLocation(quiz.id, index);
      if ('options' in question) {
        checkAnswer(question, location, report);
        checkOptionTexts(question, location, report);
      }
      if (question.kind === 'code' && quiz.id === masteryQuizId)
        report(location, 'the mastery check runs no programs; notebooks show that skill');
      checkExplanation(question, location, report);
      if (question.lecture !== undefined && !lectureIds.includes(question.lecture))
        report(location, `unknown lecture "${question.lecture}"`);
      checkMoment(question, lectures, location, report);
    });
  }
};
