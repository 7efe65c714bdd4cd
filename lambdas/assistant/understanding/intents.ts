import type { ChatTurn } from '#contract/schemas/assistant.ts';
import { type Resolved, resolveFollowUp, subjectTerms } from './follow-up.ts';
import { type OtherLanguage, otherLanguageOf } from './language.ts';
import {
  aboutKeys,
  answerKey,
  askingForKey,
  example,
  hint,
  location,
  marking,
  namedError,
  nextQuestion,
  ownPlace,
  promptCheck,
  quiz,
  rules,
  simpler,
  summary,
  writeCode,
} from './request-patterns.ts';

/** What a message asks for. `subject` is the message without the words of the request; it may be empty. */
export type Intent =
  | {
      kind: 'lookup' | 'example' | 'simpler' | 'summary' | 'location' | 'quiz';
      subject: string;
      asks?: Resolved['asks'];
      /** The message alone, where the subject completes it from the conversation. */
      focus?: string;
    }
  | { kind: 'comparison'; one: string; other: string; subject: string }
  | { kind: 'traceback'; subject: string }
  | { kind: 'prompt-check'; prompt: string }
  | { kind: 'other-language'; language: OtherLanguage; subject: string }
  | { kind: 'cannot'; what: 'answer-key' | 'rules' | 'write-code'; subject: string };

const matches = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

const politeness =
  /^(?:(?:hi|hey|hello|ok|okay|please|pls|so|well)[,!. ]+)*(?:(?:can|could|would|will) (?:you|i|we) (?:please |pls )?(?:get |have |see )?)?(?:please |pls )?(?:where (?:was|is) it said (?:that )?)?/i;
/** A subject to compare: few words, not a whole question. */
const side = String.raw`((?!(?:is|are|was|do|does|did|can|could|will|would|should|what|how|why|who|when|where|which|if|i|we|you|they|he|she|it|somebody|someone)\b)[^,;?!]{1,50}?)`;
const verdict = String.raw`(?:what|which|whats|wheres|where|how)(?:'?s| is| one is| one| do i| should i)?\b.{0,12}\b(?:better|best|differen(?:ce|t)|line|right|safer|choose|pick|tell|know)`;
const comparisons = [
  /\bdifferences? (?:between|of) (.+?) (?:and|vs\.?|versus|or) (.+)/i,
  /^(?:please )?(?:compare|contrast) (.+?) (?:and|with|to|vs\.?|versus|against) (.+)/i,
  /\bhow (?:do|does|is|are) (.+?) (?:differ(?:ent)?) (?:from|to|than) (.+)/i,
  /^(?:what(?:'?s| is) the )?differences?:? (.+?) (?:vs\.?|versus|and|or) (.+)/i,
  /^(.+?) (?:vs\.?|versus|or|and)(?: an?)? (.+?)(?:[,;:]| -| –)? *(?:what(?:'?s| is) (?:the )?difference|how (?:do|are) they (?:differ|different)|what is better|which is better)/i,
  new RegExp(String.raw`^${side} (?:vs\.?|versus|or|and) ${side}[,;:.?! –-]+${verdict}`, 'i'),
  new RegExp(
    `^${side} or ${side}[,;:.?! –-]+(?:i(?:'m| am|m)? )?(?:always |keep |still )?(?:confus|mix|can'?t tell|not sure|unsure)`,
    'i',
  ),
  new RegExp(`^${side} and ${side}[,;:.?! –-]+(?:i )?(?:always |keep |still )?(?:confus|mix|can'?t tell)`, 'i'),
  new RegExp(`^(?:what|which|whats)(?:'?s| is)? (?:better|safer|best)[,:]? ${side} or ${side}$`, 'i'),
  new RegExp(`^is it (?:better|safer|best) (?:to )?${side} or (?:to )?${side}$`, 'i'),
  new RegExp(`^(?:isn'?t|is|are|aren'?t) ${side} (?:just )?the same (?:thing )?as ${side}$`, 'i'),
  /^(.+?) (?:vs\.?|versus) (.+?)$/i,
];

/** Subject of a request about the whole lesson beside it. */
export const thisLesson = 'this lesson';

/** Phrases for the whole lesson beside the message. */
const openLesson =
  /\b(?:this|that|the|current) (?:whole |entire |last )?(?:lesson|lecture|video|reading|text|page|brief|notebook|chapter|unit|one)\b|\b(?:this|that) (?:part|section)\b/i;

const scaffolding =
  /\blike i(?:'| a)?m (?:an? )?\w+|\b(?:give|show|tell|explain|describe|summar(?:ize|ise|y)|sum|up|recap|tl;?dr|key|main|points?|takeaways?|gist|quiz|test|ask|practice|question|questions|example|examples|instance|simpler|simply|simple|plain|english|words|terms|easier|explanation|lesson|lecture|video|section|part|module|reading|where|which|taught|teaches|covers?|explains?|talks?|talked|mention(?:ed|s)?|covered|bits?|thing|stuff|find|remember|remind|wheres|whats|was|were|did|do|does|like|five|im|dummies|beginners|short|please|pls|me|you|your|we|about|dont|don't|didn't|get|got|understand|confus(?:ed|ing)|this|that|these|the|here)\b|[?!."“”]/gi;

const withoutScaffolding = (text: string): string => text.replace(scaffolding, ' ').replace(/\s+/g, ' ').trim();

const subjectOf = (message: string, { question, topic }: Resolved): string => {
  const own = withoutScaffolding(message);
  if (subjectTerms(own).length > 0) return own;
  if (topic === '') return own;
  const earlier = withoutScaffolding(question === message ? topic : question);
  return subjectTerms(earlier).length > 0 ? earlier : topic;
};

/** Returns the subject of a request for practice; one for another question keeps the subject of the first. */
const practiceSubject = (message: string, turns: readonly ChatTurn[]): string => {
  const own = withoutScaffolding(message);
  if (!nextQuestion.test(message) || subjectTerms(own).length > 0) return own;
  const first = turns.findLast(({ question }) => matches(quiz, question) && !nextQuestion.test(question));
  return first ? withoutScaffolding(first.question) : own;
};

const compared = (message: string): { one: string; other: string } | undefined => {
  for (const pattern of comparisons) {
    const [, one, other] = pattern.exec(message) ?? [];
    if (one !== undefined && other !== undefined && one.length < 80 && other.length < 120)
      return { one: one.trim(), other: other.replace(/[?!.]{1,9}$/, '').trim() };
  }
  return undefined;
};

/** Returns what a message asks for, given the earlier turns. Takes time linear in the message's length. */
export const understand = (message: string, turns: readonly ChatTurn[]): Intent => {
  // Requests are at the beginning or end of a message; the text between may be pasted.
  const request = message.length > 600 ? `${message.slice(0, 300)} ${message.slice(-300)}` : message;
  const plain = request.replaceAll('’', "'").replace(politeness, '');
  if (matches(rules, plain)) return { kind: 'cannot', what: 'rules', subject: request };
  if (matches(promptCheck, plain)) return { kind: 'prompt-check', prompt: message };
  if (namedError.test(request) || matches(hint, plain)) return { kind: 'traceback', subject: message.slice(0, 4000) };
  if (matches(answerKey, plain) && !aboutKeys.test(plain) && (!marking.test(plain) || askingForKey.test(plain)))
    return { kind: 'cannot', what: 'answer-key', subject: request };
  if (writeCode.test(plain)) return { kind: 'cannot', what: 'write-code', subject: request };
  const language = otherLanguageOf(request);
  if (language) return { kind: 'other-language', language, subject: request };
  const resolved = resolveFollowUp(plain, turns);
  const subject = () => subjectOf(plain, resolved);
  // A practice question without a subject is about the lesson beside it, not about an earlier question.
  if (matches(quiz, plain))
    return { kind: 'quiz', subject: /\b(?:that|it)\b/i.test(plain) ? subject() : practiceSubject(plain, turns) };
  const isOnLesson = openLesson.test(plain) && !/\b(?:about|on|called) \w|[“"]/.test(plain.replace(openLesson, ''));
  const isSummary = matches(summary, plain);
  if (isSummary && isOnLesson) return { kind: 'summary', subject: thisLesson };
  if (resolved.asks) return { kind: 'lookup', subject: resolved.question, asks: resolved.asks };
  if (isSummary) return { kind: 'summary', subject: /\bthis\b|[“"]/.test(plain) ? plain : subject() };
  const pair = compared(plain.replace(/[?!.]{1,9}$/, ''));
  if (pair) return { kind: 'comparison', ...pair, subject: plain };
  if (matches(simpler, plain)) return { kind: 'simpler', subject: isOnLesson ? thisLesson : subject() };
  if (matches(example, plain)) return { kind: 'example', subject: subject() };
  if (matches(location, plain) && !ownPlace.test(plain)) return { kind: 'location', subject: subject() };
  return {
    ...{ kind: 'lookup', subject: resolved.question },
    ...(resolved.focus !== undefined && { focus: resolved.focus }),
  };
};
