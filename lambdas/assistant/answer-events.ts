import type { ChatModel } from '../services/chat-model.ts';
import type { ChatEvents } from './answer-receipt.ts';
import { answerWithModel } from './answer-with-model.ts';
import { replyEvents } from './reply-events.ts';
import { type Handler, replyTo } from './reply-to.ts';
import type { Scene } from './scene.ts';

/** The events of an answer, and the handler that understood the message. */
export interface AnswerEvents {
  handler: Handler;
  events: ChatEvents;
}

/**
 * Answers a message with the model if there are passages that it may rephrase, and with quotations otherwise. A message
 * without an answer never reaches the model. Calls `onFailure` for failures that do not prevent an answer.
 */
export const answerEvents = (
  message: string,
  scene: Scene,
  model: ChatModel | undefined,
  onFailure: (error: unknown) => void,
): AnswerEvents => {
  const { handler, reply, topic, retrieval, language } = replyTo(message, scene);
  const passages = model && topic !== undefined ? scene.retriever.retrieve(topic, retrieval).passages : [];
  if (!model || reply.claims.length === 0 || passages.length === 0) return { handler, events: replyEvents(reply) };
  const task = {
    question: message,
    passages,
    turns: scene.turns,
    guides: handler === 'guide',
    language,
    fallback: reply,
  };
  return { handler, events: answerWithModel(model, task, onFailure) };
};
