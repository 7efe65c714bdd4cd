import type { LockedLecture, RetrievalResult } from '#contract/rules/assistant/retriever.ts';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { numberedSources } from './numbered-sources.ts';

const lockedEvent = ({ lectureId, title, requiresUpgrade, unlocksAt }: LockedLecture): ChatEvent => ({
  ...{ type: 'locked', lectureId, title, requiresUpgrade },
  ...(unlocksAt !== undefined && { unlocksAt }),
});

/**
 * Yields the locked lectures that match. Without any answer, says so and names the nearest passages. `scopeLabel` is
 * what was searched, e.g. `this course`.
 */
export function* closingEvents(
  retrieved: RetrievalResult,
  isAnswered: boolean,
  scopeLabel: string,
): Generator<ChatEvent> {
  const { locked, nearby } = retrieved;
  yield* locked.slice(0, isAnswered ? 1 : 2).map(lockedEvent);
  if (isAnswered) return;
  const code = locked.length > 0 ? 'not-open' : 'not-covered';
  const text =
    code === 'not-open'
      ? 'A lesson that matches your question is not open to you yet, so it cannot be quoted.'
      : `${scopeLabel} does not answer this, as far as a search can tell.`;
  yield { type: 'notice', code, text };
  const sources = numberedSources();
  for (const { source } of nearby) yield* sources.name(source, 'nearby').events;
}

/** Answers without a model: quotes the best extracts verbatim, each with its source. */
export function* answerWithExtracts(retrieved: RetrievalResult, scopeLabel: string): Generator<ChatEvent> {
  const sources = numberedSources();
  for (const { text, source } of retrieved.extracts) {
    const { id, events } = sources.name(source, 'support');
    yield* events;
    yield { type: 'claim', text, sources: [id] };
  }
  const isAnswered = retrieved.extracts.length > 0;
  yield* closingEvents(retrieved, isAnswered, scopeLabel);
  yield { type: 'done', mode: 'extracts', isAnswered, dropped: 0 };
}
