import { marked, type Tokens } from 'marked';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import type { ExerciseHints, Practice } from '#contract/passages.ts';
import { splitSelfChecks } from '../self-checks.ts';

const markdownOf = ({ files }: CheckedCourse, lectureId: string): string =>
  files.get(`lectures/${lectureId}.md`)?.toString('utf8') ?? '';

const definedNames = (python: string): string[] => [...python.matchAll(/^def (\w+)/gm)].map(([, name]) => name ?? '');

/** Returns the list below the heading "Hints" of a notebook's text. */
const writtenHints = (markdown: string): string[] => {
  const tokens = marked.lexer(markdown);
  const heading = tokens.findIndex((token) => token.type === 'heading' && (token as Tokens.Heading).text === 'Hints');
  const list = heading < 0 ? undefined : tokens.slice(heading + 1).find(({ type }) => type === 'list');
  return list ? (list as Tokens.List).items.map(({ text }) => text.replace(/\s+/g, ' ').trim()) : [];
};

const hintsOf = (checked: CheckedCourse, lectureId: string): ExerciseHints[] => {
  const markdown = markdownOf(checked, lectureId);
  const programs = [...markdown.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code]) => code ?? '').join('\n');
  const written = writtenHints(markdown);
  return [
    ...(written.length > 0 ? [{ lectureId, exercise: 'The task', names: definedNames(programs), hints: written }] : []),
    ...(checked.notebooks[lectureId] ?? []).map(({ title, starter, hints }) => ({
      ...{ lectureId, exercise: title, names: definedNames(starter), hints: [...hints] },
      isInOrder: true as const,
    })),
  ].filter(({ hints }) => hints.length > 0);
};

/**
 * Returns what learners may practice with: the self-checks of readings and the hints of notebooks. Neither questions of
 * a quiz nor solutions are among them.
 */
export const coursePractice = (checked: CheckedCourse): Practice => {
  const lectures = checked.course.sections.flatMap((section) => section.lectures);
  return {
    questions: lectures.flatMap(({ id }) =>
      splitSelfChecks(markdownOf(checked, id)).selfChecks.map((selfCheck) => ({ ...selfCheck, lectureId: id })),
    ),
    hints: lectures.filter(({ contentType }) => contentType === 'notebook').flatMap(({ id }) => hintsOf(checked, id)),
  };
};
