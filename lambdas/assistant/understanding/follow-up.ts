import { isOrdinary } from '#contract/rules/assistant/ordinary-words.ts';
import { queryTerms, questionWords } from '#contract/rules/assistant/terms.ts';
import type { ChatTurn } from '#contract/schemas/assistant.ts';

/** Returns the terms of a question that name its subject. */
export const subjectTerms = (question: string): string[] =>
  queryTerms(question).filter((term) => !questionWords.has(term) && !isOrdinary(term));

const why = /^(?:and |but |so |ok(?:ay)?,? )*(?:why|why (?:so|not|is that)|how (?:so|come)|what for|really)[?!. ]*$/i;
const shorter =
  /^(?:(?:can|could) you )?(?:please )?(?:make (?:it|that) |a bit |much |say (?:it|that) )?(?:shorter|briefer|in short|more briefly|in one sentence|short version|too long)\b/i;
const more =
  /^(?:(?:can|could) you )?(?:please )?(?:tell me |say |give me |show me )?(?:a bit |some )?(?:more|more details?|go on|continue|elaborate|what else|anything else)\b[^?]{0,20}[?!. ]*$/i;
const opening = /^(?:(?:and|but|so|ok(?:ay)?)[,.!]? )*(?:and|but|so|what about|how about)[,]?\s+/i;
/** Words that refer to an earlier turn; not "that" before a noun, nor "there" in "is there". */
const pronoun =
  /\b(?:it|its|they|them)\b|\b(?:this|that|these|those)(?=[?!.,;]|$| (?:is|are|was|too|also|as|in|for|with|to|work|mean|happen|apply|matter)\w*\b)|\b(?:the other|this|that|which) one\b|(?<!\b(?:is|are|was|if) )\bthere(?=[?!.]|$)/i;

/** Words of which a complete sentence has at least one; "in writing too?" has none. */
const verb =
  /\b(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|what|whats|how|why|who|when|which|explain|define|show|give|tell)\b/i;

/** Maximum subject terms of a message that refers to an earlier turn by a pronoun and does not stand alone. */
const maxReferringTerms = 3;
/** A question without its subject, as in "wouldn't a single one do?" */
const elliptic =
  /^(?:would|is|does|do|can|could|should|are|must|has|was|will)(?:n['’]?t)?\b.{0,40}\b(?:one|ones|enough|too|instead|also|better|then|more|less|either|same)\b/i;

/** What a message asks in the light of the conversation. */
export interface Resolved {
  /** A question that stands alone. */
  question: string;
  /** The earlier question that the conversation is about; empty if there is none. */
  topic: string;
  /** The message alone, where the question completes it. */
  focus?: string;
  /** How the message refers to the last answer, if it does. */
  asks?: 'why' | 'shorter' | 'more';
}

/** Returns the last earlier question that names a subject itself. */
const topicOf = (turns: readonly ChatTurn[]): string =>
  (
    turns.findLast(({ question }) => subjectTerms(question).length > 0) ??
    turns.findLast(({ question }) => queryTerms(question).length > 0 && !why.test(question))
  )?.question ?? '';

/** Completes a message that refers to the conversation, such as "and why?" or "how do I avoid it". */
export const resolveFollowUp = (message: string, turns: readonly ChatTurn[]): Resolved => {
  const topic = topicOf(turns);
  if (topic === '') return { question: message, topic };
  if (why.test(message)) return { question: `why ${topic}`, topic, asks: 'why' };
  if (shorter.test(message)) return { question: topic, topic, asks: 'shorter' };
  if (more.test(message)) return { question: topic, topic, asks: 'more' };
  const own = subjectTerms(message);
  const refers = opening.test(message) || pronoun.test(message);
  const isShort = own.length <= (refers ? maxReferringTerms : 1);
  if (
    opening.test(message) ||
    own.length === 0 ||
    (refers && isShort) ||
    (own.length === 1 && (!verb.test(message) || elliptic.test(message)))
  ) {
    const focus = message.replace(opening, '');
    return { question: `${focus} ${topic}`, topic, focus };
  }
  return { question: message, topic };
};
