import { phrases } from '../phrases.ts';
import type { Reply, Scene } from '../scene.ts';
import type { OtherLanguage } from '../understanding/language.ts';
import { locate } from './location.ts';

/** Questions that lead on, by what is asked; the first that matches. None says anything about the answer. */
const leads: readonly [pattern: RegExp, question: string][] = [
  [
    /\bhow (?:many|much|large|big|long|often|fast|high)\b/i,
    'Which figure do you expect there, and what would change it?',
  ],
  [/\bwhy\b|\breasons?\b/i, 'Which reason do you expect to find there?'],
  [
    /\b(?:differences?|differ|versus|vs|compare|better|or)\b/i,
    'In which point do you expect the two to differ, and how would you notice?',
  ],
  [
    /\b(?:what (?:is|are|does)|what'?s|mean|define|explain)\b/i,
    'How would you say it in your own words before you look?',
  ],
  [/\bhow\b/i, 'What would you try first, and how would you notice that it went wrong?'],
];
const otherLead = 'What do you expect to find there?';

/** What an answer that leads on begins with. */
export const guideOpening = 'While you work on this, I show where to look instead of the answer.';

/** Says that a quiz or an exercise cannot be explained itself. */
export const askForSubject: Reply = {
  claims: [],
  notice: { code: 'cannot', text: 'Say what your question is about, and I name the lessons that teach it.' },
};

/**
 * Leads to the answer instead of giving it, for somebody who works on a quiz or an exercise: names the lessons to read
 * again and asks a question. Quotes nothing.
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
