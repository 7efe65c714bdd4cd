import type { LockedLecture } from '#contract/rules/assistant/retriever.ts';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { numberedSources } from './numbered-sources.ts';
import type { Reply } from './scene.ts';

const lockedEvent = ({ lectureId, title, requiresUpgrade, unlocksAt }: LockedLecture): ChatEvent => ({
  ...{ type: 'locked', lectureId, title, requiresUpgrade },
  ...(unlocksAt !== undefined && { unlocksAt }),
});

/**
 * Yields what follows the claims: locked lectures that match and, without an answer, the reason and the nearest
 * passages.
 */
export function* closingEvents({ locked = [], notice, nearby = [] }: Omit<Reply, 'claims'>): Generator<ChatEvent> {
  yield* locked.map(lockedEvent);
  if (!notice) return;
  yield { type: 'notice', ...notice };
  const sources = numberedSources();
  for (const { source } of nearby) yield* sources.name(source, 'nearby').events;
}

/** Yields an answer written without a model: quotations with their sources, and the assistant's own words about them. */
export function* replyEvents(reply: Reply): Generator<ChatEvent> {
  if (reply.remark !== undefined) yield { type: 'remark', text: reply.remark };
  const sources = numberedSources();
  for (const { text, source, focus } of reply.claims) {
    const { id, events } = sources.name(source, 'support');
    yield* events;
    yield { type: 'claim', text, sources: [id], ...(focus !== undefined && { focus }) };
  }
  if (reply.practice !== undefined) yield { type: 'practice', questionId: reply.practice };
  yield* closingEvents(reply);
  const isAnswered = reply.claims.length > 0 || (reply.remark !== undefined && !reply.notice);
  yield { type: 'done', mode: 'extracts', isAnswered, dropped: 0 };
}
