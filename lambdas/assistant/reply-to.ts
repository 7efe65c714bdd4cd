import { compare } from './handlers/comparison.ts';
import { giveExample } from './handlers/example.ts';
import { locate } from './handlers/location.ts';
import { answerLogistics, logisticsTopic } from './handlers/logistics.ts';
import { lookup } from './handlers/lookup.ts';
import { answerInOtherLanguage } from './handlers/other-language.ts';
import { checkPrompt } from './handlers/prompt-check.ts';
import { askQuestion, gradeReply, pendingQuestion } from './handlers/quiz.ts';
import { decline } from './handlers/refusals.ts';
import { explainSimply } from './handlers/simpler.ts';
import { summarize } from './handlers/summary.ts';
import { helpWithError } from './handlers/traceback.ts';
import type { Reply, Scene } from './scene.ts';
import { type Intent, understand } from './understanding/intents.ts';
import { searchWordsOf } from './understanding/language.ts';

/** Name of the handler that answered. */
export type Handler = Intent['kind'] | 'logistics' | 'graded-answer';

/** An answer and who gave it. */
export interface HandledReply {
  handler: Handler;
  reply: Reply;
  /** What a model may search for to say it in its own words; absent where the answer has to stay exact. */
  topic?: string;
}

/** Returns the English words to search for, where a model may rephrase the answer. */
const topicOf = (intent: Intent): string | undefined => {
  switch (intent.kind) {
    case 'lookup':
    case 'simpler':
    case 'example':
    case 'comparison':
      return intent.subject;
    case 'other-language':
      return searchWordsOf(intent.subject, intent.language);
    default:
      return undefined;
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
      return compare(scene, intent.one, intent.other);
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
      return lookup(scene, intent.subject, intent.asks);
  }
};

/** Returns whether a quiz or an exercise is open beside the question, so that answers lead rather than tell. */
export const isGuided = ({ lecture }: Scene): boolean =>
  lecture?.contentType === 'quiz' || lecture?.contentType === 'notebook';

/** While a quiz is open, names the lessons to read again instead of quoting what answers its questions. */
const pointInsteadOfTell = (scene: Scene, subject: string): Reply => {
  const reply = locate(scene, subject);
  return reply.claims.length > 0
    ? {
        ...reply,
        remark:
          'While a quiz is open, I show where to look instead of the answer. What would you expect to find there?',
      }
    : reply;
};

/** Requests whose answers would quote lessons. */
const quoting = new Set<Handler>(['lookup', 'simpler', 'example', 'comparison', 'other-language']);

/** Understands a message and answers it from what this person may see. Reads and writes nothing else. */
export const replyTo = (message: string, scene: Scene): HandledReply => {
  const intent = understand(message, scene.turns);
  if (!scene.isInside) {
    if (intent.kind === 'cannot' || intent.kind === 'other-language')
      return { handler: intent.kind, reply: replyInside(scene, intent) };
    const question = intent.kind === 'lookup' ? intent.subject : message;
    return { handler: 'lookup', reply: lookup(scene, question), topic: question };
  }
  const pending = pendingQuestion(scene);
  const isAnswer = pending && (intent.kind === 'lookup' || intent.kind === 'simpler' || intent.kind === 'comparison');
  if (isAnswer && !message.trim().endsWith('?'))
    return { handler: 'graded-answer', reply: gradeReply(scene, pending, message) };
  const topic = intent.kind === 'cannot' || intent.kind === 'traceback' ? undefined : logisticsTopic(message);
  if (topic) {
    const reply = answerLogistics(scene, topic);
    if (reply.claims.length > 0 || reply.remark !== undefined) return { handler: 'logistics', reply };
  }
  const isInQuiz = scene.lecture?.contentType === 'quiz';
  if (isInQuiz && quoting.has(intent.kind)) {
    const subject = topicOf(intent) ?? message;
    return { handler: 'location', reply: pointInsteadOfTell(scene, subject) };
  }
  const rephrased = topicOf(intent);
  return { handler: intent.kind, reply: replyInside(scene, intent), ...(rephrased && { topic: rephrased }) };
};
