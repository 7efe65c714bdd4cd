import type * as z from 'zod/mini';
import type { Question, QuestionKind } from '../schemas/quiz.ts';
import type { Row } from './catalog-rows.ts';

/** When correct answers and explanations are shown: after every attempt, or only after passing or the last attempt. */
export type RevealPolicy = 'after-attempt' | 'after-last';

/**
 * `practice`: after a failed attempt, the learner may take new questions on only what it missed. `exam`: every attempt
 * asks all of its questions.
 */
export type QuizForm = 'practice' | 'exam';

/** A quiz without its correct answers. */
export interface QuizRow extends Row {
  id: string;
  courseId: string;
  title: string;
  /** The quiz lecture that shows it and determines its lock. */
  lectureId: string;
  passMark: number;
  /** Null when there is no limit. */
  attemptsAllowed: number | null;
  reveal: RevealPolicy;
  /** Questions that each attempt draws from `questions`; absent when it has all of them. */
  draw?: number;
  /** Minutes after a failed attempt before the next one opens; absent when it opens at once. */
  cooldownMinutes?: number;
  /** Absent in rows published before forms existed; those are practice quizzes. */
  form?: QuizForm;
  /** Minutes of an attempt; absent without a time limit. */
  timeLimitMinutes?: number;
  questions: z.output<typeof Question>[];
}

/** The correct answers of one question. */
export interface AnswerKey {
  questionId: string;
  kind: z.output<typeof QuestionKind>;
  /**
   * `single`: one option id. `multiple`: option ids in any order. `ordering`: all option ids in the correct order.
   * `text`: the accepted texts, the displayed one first; case, extra spaces and a final period are ignored. `numeric`:
   * one number. `code`: the author's solution.
   */
  accepted: string[];
  /** `numeric` only: the largest accepted difference. */
  tolerance?: number;
  /** `code` only: Python that raises an error when the answer is wrong. */
  checks?: { name: string; code: string }[];
  explanation: string;
  /** The lecture that teaches it, and the second from which its video does. */
  lectureId?: string;
  timestamp?: number;
}

/** Answer keys of one quiz, in a separate partition. */
export interface AnswersRow extends Row {
  quizId: string;
  courseId: string;
  answers: AnswerKey[];
}

/** A skill of a course: the lectures that teach it, and the questions and self-checks that ask it. */
export interface StoredSkill {
  id: string;
  name: string;
  lectureIds: string[];
  questions: { quizId: string; questionId: string }[];
  selfChecks: { lectureId: string; questionId: string }[];
  /** Questions that only mastery checks ask. */
  masteryQuestionIds: string[];
}

/** The skills of a course, for records of what a learner knows. */
export interface SkillsRow extends Row {
  courseId: string;
  /** Of the course. */
  title: string;
  skills: StoredSkill[];
  /** Notebook lectures whose exercises have checks. */
  notebookIds: string[];
  /** Titles of those lectures by id. Absent in rows published before this field existed. */
  notebookTitles?: Record<string, string>;
}
