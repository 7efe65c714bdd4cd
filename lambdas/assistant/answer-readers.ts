import { isSelfContained } from '#contract/rules/assistant/passage-units.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { createSentenceSplitter } from '#contract/rules/assistant/sentences.ts';
import { type SupportedClaim, verifyClaim } from '#contract/rules/assistant/verify-claim.ts';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { numberedSources } from './numbered-sources.ts';

/** Maximum length of a displayed sentence, in characters. */
export const maxClaimCharacters = 600;

/** Reads a model's answer as it arrives and lets through only what may be shown. */
export interface AnswerReader {
  /** How many parts of the answer were shown, and how many were not. */
  counts: { shown: number; dropped: number };
  /** Returns the events of the parts that a text completes. */
  read(text: string): ChatEvent[];
  /** Returns the events of the last part. */
  end(): ChatEvent[];
}

/** How an answer is split into parts and how each part is checked. */
interface Checks {
  splitter: { read(text: string): string[]; end(): string[] };
  /** Returns a part's text and the indexes of the passages that support it; undefined when it must not be shown. */
  verify: (part: string) => SupportedClaim | undefined;
  /** Shown before the first claim. */
  remark?: string;
}

/** Shows each part that passes its check as a claim with its sources. */
export const createClaimReader = (passages: readonly Hit[], { splitter, verify, remark }: Checks): AnswerReader => {
  const sources = numberedSources();
  const counts = { shown: 0, dropped: 0 };
  const eventsFor = (part: string): ChatEvent[] => {
    const claim = verify(part);
    if (!claim) {
      counts.dropped += 1;
      return [];
    }
    counts.shown += 1;
    const cited = claim.passages.flatMap((position) => {
      const source = passages[position]?.source;
      return source ? [sources.name(source, 'support')] : [];
    });
    const opening: ChatEvent[] = remark !== undefined && counts.shown === 1 ? [{ type: 'remark', text: remark }] : [];
    return [
      ...opening,
      ...cited.flatMap(({ events }) => events),
      { type: 'claim', text: claim.text, sources: cited.map(({ id }) => id) },
    ];
  };
  return {
    counts,
    read: (text) => splitter.read(text).flatMap(eventsFor),
    end: () => splitter.end().flatMap(eventsFor),
  };
};

/** Returns the texts of passages, each below the title of its source. */
export const textsOf = (passages: readonly Hit[]): string[] =>
  passages.map(({ text, source }) => `${source.title}\n${text}`);

/** Checks each sentence against the passages that it cites. Drops a sentence that refers to one that was not shown. */
export const createSentenceReader = (passages: readonly Hit[]): AnswerReader => {
  const texts = textsOf(passages);
  /** Whether the previous sentence was shown; only then may this one refer to it, as with "it". */
  let isContinued = false;
  return createClaimReader(passages, {
    splitter: createSentenceSplitter(),
    verify: (sentence) => {
      const isReadable = sentence.length <= maxClaimCharacters && (isContinued || isSelfContained(sentence));
      const claim = isReadable ? verifyClaim(sentence, texts) : undefined;
      isContinued = claim !== undefined;
      return claim;
    },
  });
};
