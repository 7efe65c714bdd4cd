import type { RetrievalOptions } from '#contract/rules/assistant/retriever.ts';
import { compare } from './handlers/comparison.ts';
import { giveExample } from './handlers/example.ts';
import { findMeantLecture } from './handlers/find-lecture.ts';
import { askForSubject, asksForSolution, guide } from './handlers/guide.ts';
import { locate } from './handlers/location.ts';
import {
  answerLogistics,
  courseTopic,
  logisticsTopic,
  logisticsTopicIn,
  namesOther,
  saysMoreThan,
  type Topic,
} from './handlers/logistics.ts';
import { lookup } from './handlers/lookup.ts';
import { answerInOtherLanguage } from './handlers/other-language.ts';
import { answerVerdict, gradeReply, pendingQuestion } from './handlers/practice-answers.ts';
import { checkPrompt } from './handlers/prompt-check.ts';
import { askQuestion } from './handlers/quiz.ts';
import { decline } from './handlers/refusals.ts';
import { explainSimply } from './handlers/simpler.ts';
import { summarize } from './handlers/summary.ts';
import { helpWithError, isOnError } from './handlers/traceback.ts';
import { isNewTo, type Reply, type Scene } from './scene.ts';
import { type Intent, thisLesson, understand } from './understanding/intents.ts';
import { type OtherLanguage, searchWordsOf } from './understanding/language.ts';

/** Name of the handler that answered. */
export type Handler = Intent['kind'] | 'logistics' | 'graded-answer' | 'guide';

/** An answer and the handler that gave it. */
export interface HandledReply {
  handler: Handler;
  reply: Reply;
  /** Query for the passages that a model may rephrase; absent where the answer has to stay exact. */
  topic?: string;
  /** Limits that search to the passages of the answer without a model. */
  retrieval?: RetrievalOptions;
  /** The language in which a model answers, if not English. */
  language?: OtherLanguage;
}

/** Returns the search for the passages that a model may rephrase. */
const searchFor = (scene: Scene, intent: Intent): Omit<HandledReply, 'handler' | 'reply'> => {
  const retrieval = { lectureId: scene.lecture?.id };
  switch (intent.kind) {
    case 'lookup': {
      const asksOn = intent.asks === 'why' || intent.asks === 'more';
      const { focus } = intent;
      return {
        topic: intent.subject,
        retrieval: { ...retrieval, focus, ...(asksOn && { isNew: isNewTo(scene.turns) }) },
      };
    }
    case 'simpler':
    case 'example': {
      const isOnLesson = intent.subject === '' || intent.subject === thisLesson;
      return { topic: (isOnLesson ? scene.lecture?.title : intent.subject) ?? '', retrieval };
    }
    case 'comparison':
      return { topic: `${intent.one} ${intent.other}`, retrieval };
    case 'other-language':
      return { topic: searchWordsOf(intent.subject, intent.language), retrieval, language: intent.language };
    default:
      return {};
  }
};

/** Handlers that apply only inside a course; elsewhere a message is looked up on the public pages. */
const replyInside = (scene: Scene, intent: Intent): Reply => {
  switch (intent.kind) {
    case 'summary':
      return summarize(scene, intent.subject);
    case 'simpler':
      return explainSimply(scene, intent.subject);
    case 'example':
      return giveExample(scene, intent.subject);
    case 'comparison':
      return compare(scene, intent.one, intent.other, intent.subject);
    case 'location':
      return locate(scene, intent.subject);
    case 'quiz':
      return askQuestion(scene, intent.subject);
    case 'traceback':
      return helpWithError(scene, intent.subject);
    case 'prompt-check':
      return checkPrompt(scene, intent.prompt);
    case 'other-language':
      return answerInOtherLanguage(scene, intent.language, intent.subject);
    case 'cannot':
      return decline(scene, intent.what, intent.subject);
    default:
      return lookup(scene, intent.subject, intent.asks, intent.focus);
  }
};

/** Intents whose answers quote lessons. */
const quoting = new Set<Handler>(['lookup', 'simpler', 'example', 'comparison', 'summary', 'other-language']);
/** Intents whose answers help with an exercise; beside a quiz, there is nothing to help with. */
const helping = new Set<Handler>(['traceback', 'prompt-check']);

/** Returns whether to guide instead of answering, because the answer could solve the open quiz or exercise. */
const mustGuide = (scene: Scene, intent: Intent, message: string): boolean => {
  switch (scene.lecture?.contentType) {
    case 'quiz':
      return quoting.has(intent.kind) || helping.has(intent.kind);
    case 'notebook':
      return quoting.has(intent.kind) && intent.kind !== 'summary' && asksForSolution(scene, message);
    default:
      return false;
  }
};

/** Guides the learner to the answer. A model may guide only in English, where its words can be checked. */
const replyGuided = (scene: Scene, intent: Intent, message: string): HandledReply => {
  const meant = intent.kind === 'summary' ? findMeantLecture(scene, intent.subject) : undefined;
  if (meant && meant.id === scene.lecture?.id) return { handler: 'guide', reply: askForSubject };
  const { topic = meant?.title ?? message, ...search } = searchFor(scene, intent);
  if (intent.kind === 'other-language')
    return { handler: 'guide', reply: guide(scene, topic, message, intent.language) };
  return { handler: 'guide', reply: guide(scene, topic, message), topic, ...search };
};

/** Returns whether "it" in a message refers to an earlier turn. */
const isAboutEarlier = (message: string, { turns }: Scene): boolean =>
  turns.length > 0 && /\bit\b/i.test(message) && !/\b(?:course|class|program|training)\b/i.test(message);

/** Returns whether the lessons answer a message with certainty, so that it is about them. */
const isTaught = ({ retriever, lecture }: Scene, message: string): boolean => {
  const { extracts, isSure } = retriever.retrieve(message, { lectureId: lecture?.id });
  return isSure && extracts.length > 0;
};

/** Returns the topic of a message about the course, or about the asker's certificate, money, access or data, if any. */
const topicOf = (intent: Intent, message: string, scene: Scene): Topic | undefined => {
  if (intent.kind === 'cannot' || intent.kind === 'traceback') return undefined;
  if (intent.kind === 'other-language') return logisticsTopicIn(message, intent.language);
  const topic = logisticsTopic(message);
  if (topic) {
    const isOther = saysMoreThan(topic, message) && (namesOther(scene, topic, message) || isTaught(scene, message));
    return isOther ? undefined : topic;
  }
  return isAboutEarlier(message, scene) ? undefined : courseTopic(message);
};

/** Understands a message and answers it from what this person may see. Reads and writes nothing else. */
export const replyTo = (message: string, scene: Scene): HandledReply => {
  const understood = understand(message, scene.turns);
  // A message that neither reports an error nor concerns an exercise is a question, even if it mentions checks or
  // functions.
  const intent: Intent =
    understood.kind === 'traceback' && !isOnError(scene, message) ? { kind: 'lookup', subject: message } : understood;
  if (!scene.isInside) {
    if (intent.kind === 'cannot' || intent.kind === 'other-language')
      return { handler: intent.kind, reply: replyInside(scene, intent), ...searchFor(scene, intent) };
    const question = intent.kind === 'lookup' ? intent.subject : message;
    const search = searchFor(scene, { kind: 'lookup', subject: question });
    return { handler: 'lookup', reply: lookup(scene, question), ...search };
  }
  const verdict = answerVerdict(scene, message);
  if (verdict) return { handler: 'graded-answer', reply: verdict };
  const isInQuiz = scene.lecture?.contentType === 'quiz';
  const pending = isInQuiz ? undefined : pendingQuestion(scene);
  const isAnswer = pending && (intent.kind === 'lookup' || intent.kind === 'simpler' || intent.kind === 'comparison');
  if (isAnswer && !message.trim().endsWith('?'))
    return { handler: 'graded-answer', reply: gradeReply(scene, pending, message) };
  const topic = topicOf(intent, message, scene);
  if (topic) {
    const reply = answerLogistics(
      scene,
      topic,
      message,
      intent.kind === 'other-language' ? intent.language : undefined,
    );
    if (reply.claims.length > 0 || reply.remark !== undefined) return { handler: 'logistics', reply };
  }
  if (mustGuide(scene, intent, message)) return replyGuided(scene, intent, message);
  return { handler: intent.kind, reply: replyInside(scene, intent), ...searchFor(scene, intent) };
};
