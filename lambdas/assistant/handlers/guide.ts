import { unitsOf } from '#contract/rules/assistant/passage-units.ts';
import { queryTerms, questionWords, termsOf } from '#contract/rules/assistant/terms.ts';
import { phrases } from '../phrases.ts';
import type { Reply, Scene } from '../scene.ts';
import type { OtherLanguage } from '../understanding/language.ts';
import { locate } from './location.ts';

/** Guiding questions by pattern of the question asked; the first match applies. None gives away the answer. */
const leads: readonly [pattern: RegExp, question: string][] = [
  [
    /\bhow (?:many|much|large|big|long|often|fast|high)\b/i,
    'What number do you expect there, and what would change it?',
  ],
  [/\bwhy\b|\breasons?\b/i, 'What reason do you expect to find there?'],
  [
    /\b(?:differences?|differ|versus|vs|compare|better|or)\b/i,
    'On what point do you expect the two to differ, and how would you notice?',
  ],
  [
    /\b(?:what (?:is|are|does)|what'?s|mean|define|explain)\b/i,
    'How would you say it in your own words before you look?',
  ],
  [/\bhow\b/i, 'What would you try first, and how would you notice that it went wrong?'],
];
const otherLead = 'What do you expect to find there?';

/** Asks for a way to do something, or for the work itself. */
const asksForWay = /\bhow (?:do|can|could|should|would|to)\b|\b(?:should|must|do|does|has)\b.{0,30}\breturn\b/i;
const asksForWork = /\b(?:exercise|solution|task \d|starter|my (?:code|function|program))\b/i;
/** Minimum share of such a question's words that an exercise contains, for it to ask for part of the solution. */
const minExerciseShare = 0.6;

/**
 * Returns whether a question beside a notebook asks for part of a solution: it names a function or the exercise, or
 * asks how to do something in the words of the exercise or its hints. Questions about a concept do not.
 */
export const asksForSolution = ({ practice, retriever, lecture }: Scene, message: string): boolean => {
  if (asksForWork.test(message)) return true;
  const exercises = practice.hints.filter(({ lectureId }) => lectureId === lecture?.id);
  const written = exercises.flatMap(({ exercise, names, hints }) => [exercise, ...names, ...hints]);
  const code = new Set(written.join(' ').match(/\w+/g) ?? []);
  const isCode = (word: string): boolean => /_|\($/.test(word) && code.has(word.replace('(', ''));
  if ((message.match(/\w+\(?/g) ?? []).some(isCode)) return true;
  if (!asksForWay.test(message)) return false;
  const own = retriever.passages.filter(({ source }) => source.kind === 'lecture' && source.lectureId === lecture?.id);
  const shown = own.flatMap(({ lines }) => unitsOf(lines).map(({ text }) => text));
  const known = new Set(termsOf([...written, ...shown].join('\n')));
  const asked = queryTerms(message).filter((term) => !questionWords.has(term));
  return asked.filter((term) => known.has(term)).length >= minExerciseShare * asked.length;
};

/** Beginning of a guiding answer. */
export const guideOpening = 'While you work on this, I show where to look instead of the answer.';

/** Asks for the subject of a question, because a quiz or an exercise cannot be explained itself. */
export const askForSubject: Reply = {
  claims: [],
  notice: { code: 'cannot', text: 'Say what your question is about, and I will name the lessons that teach it.' },
};

/**
 * Guides a learner who is working on a quiz or an exercise: names the lessons to read again and asks a question. Quotes
 * nothing.
 */
export const guide = (scene: Scene, subject: string, message: string, language?: OtherLanguage): Reply => {
  const located = locate(scene, subject);
  // A quiz or an exercise does not teach what it asks.
  const claims = located.claims.filter(
    ({ source }) => source.kind !== 'lecture' || source.lectureId !== scene.lecture?.id,
  );
  if (language) {
    const { guided, pointer, nothing } = phrases[language];
    if (claims.length === 0) return { claims, notice: { code: 'not-covered', text: nothing } };
    return { remark: guided, claims: claims.map(({ source }) => ({ text: pointer(source.title), source })) };
  }
  if (claims.length === 0) return located.claims.length === 0 ? located : askForSubject;
  const lead = leads.find(([pattern]) => pattern.test(message))?.[1] ?? otherLead;
  return { ...located, remark: `${guideOpening} ${lead}`, claims };
};
