import type { ExerciseHints } from '#contract/passages.ts';
import { unitsOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { isNewTo, lectureSource, type Reply, type Scene } from '../scene.ts';
import { subjectTerms } from '../understanding/follow-up.ts';
import { lookup } from './lookup.ts';

const errorName = /\b[A-Z]\w*(?:Error|Exception)\b/g;

/** What Python's errors mean and where to look first. */
const meanings: Record<string, string> = {
  AssertionError: 'A check compared your result with the expected one, and they differ. Read what comes after `got`.',
  AttributeError: 'The value has no such attribute or method. Print `type(...)` of what comes before the dot.',
  FileNotFoundError: 'There is no file with this name in the folder the program runs in.',
  ImportError: 'The module exists, but the name you import from it does not.',
  IndentationError: 'The spaces at the start of a line do not match the block it belongs to.',
  IndexError: 'The position you ask for is past the end of the list. The last position is `len(list) - 1`.',
  JSONDecodeError:
    'The text is not JSON at the place the message names. Print the text with `repr` and look at its first characters.',
  KeyError: 'The dictionary has no such key. Print its keys and compare the spelling.',
  ModuleNotFoundError: 'Python cannot find a module with this name. Look for a typo in the import.',
  NameError: 'The name is used before anything was assigned to it. Look for a typo, or run the earlier cell first.',
  NotImplementedError:
    'The starter raises this on purpose. Replace the line `raise NotImplementedError` with your own code.',
  RecursionError: 'A function calls itself endlessly. Look for the case in which it should stop.',
  SyntaxError:
    'Python cannot read the line. Look for a missing colon, quote or parenthesis there, or on the line before.',
  TypeError:
    'An operation got a value of a type it cannot use, often text instead of a number. Print `type(...)` of both values.',
  UnboundLocalError: 'A function reads a name before it assigns to it. Assign it first, or pass it in.',
  ValueError: 'The type is right, but the value is not, as in `int("two")`. Print the value just before that line.',
  ZeroDivisionError:
    'Something is divided by zero, often the length of an empty list. Decide what the result should be in that case.',
};

/** Returns the exercises a message is about: those whose functions it names, else those of the open lecture. */
const exercisesFor = ({ practice, lecture }: Scene, message: string): ExerciseHints[] => {
  const words = new Set(message.match(/\w+/g) ?? []);
  const named = practice.hints.filter(({ names }) => names.some((name) => words.has(name)));
  const beside = (hints: readonly ExerciseHints[]) => hints.filter(({ lectureId }) => lectureId === lecture?.id);
  if (beside(named).length > 0) return beside(named);
  return named.length > 0 ? named : beside(practice.hints);
};

/** Returns the passages about a module that Python did not find: a file that a lesson has learners save. */
const lessonsOnModule = ({ retriever }: Scene, message: string): Hit[] => {
  const [, module] = /No module named ['"](\w+)/.exec(message) ?? [];
  if (module === undefined) return [];
  const file = `${module}.py`;
  return retriever.passages
    .flatMap((passage): Hit[] => {
      const naming = unitsOf(passage.lines).find(({ text, kind }) => kind !== 'block' && text.includes(file));
      const { source } = retriever.extract(passage, file);
      return naming ? [{ text: naming.text, source }] : [];
    })
    .slice(0, 2);
};

/** Returns whether a message names an error, or is about an exercise that has hints. */
export const isOnError = (scene: Scene, message: string): boolean =>
  message.match(errorName) !== null || message.includes('Traceback') || exercisesFor(scene, message).length > 0;

interface Hinted {
  hint: string;
  exercise: ExerciseHints;
}

/**
 * Sorts hints that name the error or share words with the message first. Keeps the author's order otherwise, and always
 * where hints build on each other.
 */
const byRelevance = (all: readonly Hinted[], message: string): Hinted[] => {
  const name = message.match(errorName)?.at(-1);
  const words = new Set(
    (
      message
        .split('\n')
        .slice(1)
        .join(' ')
        .match(/[a-z]\w{3,}/gi) ?? []
    ).map((word) => word.toLowerCase()),
  );
  const relevanceOf = ({ hint, exercise }: Hinted): number => {
    if (exercise.isInOrder) return 0;
    const own = new Set((hint.match(/[a-z]\w{3,}/gi) ?? []).map((word) => word.toLowerCase()));
    return (
      (name !== undefined && hint.includes(name) ? 2 : 0) +
      Number([...own].filter((word) => words.has(word)).length > 1)
    );
  };
  return all.toSorted((one, other) => relevanceOf(other) - relevanceOf(one));
};

/** An error as Python prints it or as a person reports it. */
const reported =
  /\bTraceback \(most recent call last\)|\b[A-Z]\w*(?:Error|Exception|Warning)\b\s*(?::|$)|\b(?:get|got|getting|says?|shows?|throws?|gives?)\b.{0,20}\b[A-Z]\w*(?:Error|Exception|Warning)\b/m;

/** Answers a message that only mentions an error in a question about something else that the lessons teach. */
const answerMention = (scene: Scene, message: string): Reply | undefined => {
  if (reported.test(message) || subjectTerms(message.replace(errorName, ' ')).length < 2) return undefined;
  const answer = lookup(scene, message);
  return answer.claims.length > 0 ? answer : undefined;
};

/** Explains an error and gives the next hint of the exercise, never its solution. */
export const helpWithError = (scene: Scene, message: string): Reply => {
  // A traceback names the error on its last line.
  const name = message.match(errorName)?.at(-1);
  const mention = name === undefined ? undefined : answerMention(scene, message);
  if (mention) return mention;
  const meaning = name === undefined ? undefined : meanings[name];
  const isNew = isNewTo(scene.turns);
  const files = lessonsOnModule(scene, message);
  if (files.length > 0)
    return {
      remark: `\`${name}\`: this module is a file that a lesson has you save next to your program.`,
      claims: files,
    };
  const exercises = exercisesFor(scene, message);
  const all = exercises.flatMap((exercise) => exercise.hints.map((hint) => ({ hint, exercise })));
  if (name === undefined && all.length === 0) return lookup(scene, message);
  const number = Number(/\b(?:exercise|task) (\d+)\b/i.exec(message)?.[1] ?? Number.NaN);
  const ofTask = all.filter(({ hint }) => new RegExp(`\\btask ${number}\\b`, 'i').test(hint));
  const named = exercises.filter(({ isInOrder }) => isInOrder)[number - 1];
  const ofExercise = all.filter(({ exercise }) => exercise === named);
  const numbered = [ofTask, ofExercise, all].find((hints) => hints.length > 0) ?? [];
  const next = byRelevance(numbered, message).find(({ hint }) => isNew(hint));
  const lecture = next && scene.lectures.find(({ id }) => id === next.exercise.lectureId);
  const remarks = [
    ...(meaning === undefined ? [] : [`\`${name}\`: ${meaning}`]),
    ...(next ? [`The next hint for “${next.exercise.exercise}”:`] : []),
    ...(!next && all.length > 0
      ? ['You have seen every hint of this exercise. To get more help, choose “Ask a person”.']
      : []),
  ];
  if (lecture && next)
    return { remark: remarks.join(' '), claims: [{ text: next.hint, source: lectureSource(scene, lecture, 'Hints') }] };
  const about = scene.retriever.rank(`${name ?? ''} error message traceback`)[0];
  const claims =
    about && about.coverage > 0.3
      ? [scene.retriever.extract(about.passage, `${name ?? ''} error message traceback`, true)]
      : [];
  if (remarks.length > 0) return { remark: remarks.join(' '), claims };
  return claims.length > 0 ? { claims } : lookup(scene, message);
};
