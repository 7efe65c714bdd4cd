/** A section of a lecture and what learners ask about it. */
export interface AskedSection {
  lectureId: string;
  /** Absent for what stands before the first heading. */
  heading?: string;
  questions: string[];
}

/** The file of a course that says what learners ask. */
export const learnerQuestionsFile = 'questions.txt';

/** Longest question in characters. */
export const maxLearnerQuestionLength = 200;

/**
 * Parses what learners ask, one question a line: below `== lecture-id` about its beginning, below `# Heading` about that
 * section. Questions before the first lecture get an empty id.
 */
export const parseLearnerQuestions = (text: string): AskedSection[] => {
  const sections: AskedSection[] = [{ lectureId: '', questions: [] }];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = sections.at(-1) as AskedSection;
    const [, lectureId] = /^== (.+)$/.exec(line) ?? [];
    const [, heading] = /^# (.+)$/.exec(line) ?? [];
    if (lectureId !== undefined) sections.push({ lectureId, questions: [] });
    else if (heading !== undefined) sections.push({ lectureId: last.lectureId, heading, questions: [] });
    else if (line !== '') last.questions.push(line);
  }
  return sections.filter(({ heading, questions }) => heading !== undefined || questions.length > 0);
};
