import {
  maxPracticed,
  maxTurnAnswer,
  maxTurnQuestion,
  maxTurns,
} from '#contract/rules/assistant/conversation-limits.ts';
import { cutText } from '#contract/rules/assistant/cut-text.ts';
import type { AnswerMark, ChatEvent, ChatSource, ChatTurn } from '#contract/schemas/assistant.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';

type EventOf<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

/** Why an answer is missing or incomplete. `retryAfter` is in seconds. */
export interface Failure {
  kind: 'limit' | 'failed';
  text: string;
  /** The error of the call, word for word (docs/product.md#errors). */
  error?: string;
  retryAfter?: number;
  /** Id of the request in the logs, when the server failed. */
  requestId?: string | undefined;
}

/** A question and the answer received so far. Plain data, so it can be stored. */
export interface Exchange {
  id: string;
  question: string;
  status: 'waiting' | 'done' | 'stopped' | 'failed';
  /** Id of the request; absent until the server responds. */
  requestId?: string | undefined;
  claims: { text: string; sources: number[]; focus?: number | undefined }[];
  sources: { id: number; role: 'support' | 'nearby'; source: ChatSource }[];
  locked: Omit<EventOf<'locked'>, 'type'>[];
  /** The assistant's own words about its answer. */
  remark?: string;
  notice?: string;
  /** Whether no source of the assistant answers the question. */
  isNotCovered?: boolean;
  /** Id of the practice question that the answer asks. */
  practice?: string;
  mode?: 'extracts' | 'model';
  /** Lets the reader mark the answer for a day. */
  receipt?: string;
  mark?: AnswerMark;
  failure?: Failure;
}

/** Creates an exchange that has no answer yet. */
export const newExchange = (id: string, question: string): Exchange => ({
  ...{ id, question, status: 'waiting' },
  ...{ claims: [], sources: [], locked: [] },
});

/** Ends an exchange whose answer broke off. */
export const interrupt = (exchange: Exchange): Exchange => ({
  ...exchange,
  status: 'failed',
  failure: { kind: 'failed', text: 'The answer was interrupted.', requestId: exchange.requestId },
});

/** Applies one answer event to an exchange. */
export const applyEvent = (exchange: Exchange, event: ChatEvent): Exchange => {
  switch (event.type) {
    case 'source':
      return { ...exchange, sources: [...exchange.sources, { id: event.id, role: event.role, source: event.source }] };
    case 'claim':
      return {
        ...exchange,
        claims: [...exchange.claims, { text: event.text, sources: event.sources, focus: event.focus }],
      };
    case 'locked': {
      const { type: _, ...lecture } = event;
      return { ...exchange, locked: [...exchange.locked, lecture] };
    }
    case 'remark':
      return { ...exchange, remark: event.text };
    case 'notice':
      return { ...exchange, notice: event.text, isNotCovered: event.code === 'not-covered' };
    case 'practice':
      return { ...exchange, practice: event.questionId };
    case 'done':
      return {
        ...{ ...exchange, status: 'done', mode: event.mode },
        ...(event.receipt !== undefined && { receipt: event.receipt }),
      };
    case 'error':
      return interrupt(exchange);
    default:
      return exchange;
  }
};

/** Quotations of one source, in the order of the answer. */
export interface Passage {
  source: ChatSource;
  texts: string[];
  /** Index in the first text where the part that best matches the question begins. */
  focus?: number | undefined;
}

/** Joins neighboring claims that quote the same source; a claim without a known source is left out. */
export const passagesOf = ({ claims, sources }: Exchange): Passage[] => {
  const passages: (Passage & { id: number })[] = [];
  for (const {
    text,
    focus,
    sources: [id],
  } of claims) {
    const last = passages.at(-1);
    const source = sources.find((each) => each.id === id)?.source;
    if (id !== undefined && last?.id === id) last.texts.push(text);
    else if (id !== undefined && source) passages.push({ id, source, texts: [text], focus });
  }
  return passages;
};

/** Returns when a moment of a video begins, as `2:13`; undefined for a text or page. */
export const sourceTime = (source: ChatSource): string | undefined =>
  source.kind === 'page' || source.startSeconds === undefined ? undefined : formatTimestamp(source.startSeconds);

/** Returns the heading above a passage of a text; undefined for a video or page. */
export const sourceHeading = (source: ChatSource): string | undefined =>
  source.kind === 'lecture' && source.startSeconds === undefined ? source.heading : undefined;

/** Labels a source: `Title · 2:13` for a video, `Title · Heading` for a text, the title for a page. */
export const sourceLabel = (source: ChatSource): string =>
  [source.title, sourceTime(source) ?? sourceHeading(source)].filter((part) => part !== undefined).join(' · ');

/** Returns the last turns to send with the next question: each question and its answer, shortened. */
export const turnsOf = (exchanges: readonly Exchange[]): ChatTurn[] =>
  exchanges
    .filter(({ status }) => status === 'done')
    .slice(-maxTurns)
    .map(({ question, remark, claims, notice }) => ({
      question: cutText(question, maxTurnQuestion),
      answer: cutText(
        [remark, ...claims.map(({ text }) => text), notice].filter((text) => text !== undefined).join('\n'),
        maxTurnAnswer,
      ),
    }));

/** Returns the ids of the practice questions asked so far, to send with the next question: oldest first, once each. */
export const practicedIn = (exchanges: readonly Exchange[]): string[] => {
  const asked = exchanges.flatMap(({ practice }) => practice ?? []);
  return asked.filter((id, index) => asked.lastIndexOf(id) === index).slice(-maxPracticed);
};

/** Formats the answer as plain text for copying, each claim with its sources. */
export const answerText = ({ remark, claims, sources, notice }: Exchange): string => {
  const labelOf = (id: number): string => {
    const found = sources.find((source) => source.id === id);
    return found ? ` [${sourceLabel(found.source)}]` : '';
  };
  const lines = claims.map((claim) => claim.text + claim.sources.map(labelOf).join(''));
  return [...(remark === undefined ? [] : [remark]), ...lines, ...(notice === undefined ? [] : [notice])].join('\n');
};
