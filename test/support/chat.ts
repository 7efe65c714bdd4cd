import { createParser } from 'eventsource-parser';
import type { ProblemBody } from '../../contract/problem.ts';
import type { ChatEvent } from '../../contract/schemas/assistant.ts';
import { type CallInput, newAddress, send } from './platform.ts';

export interface ChatAnswer {
  status: number;
  headers: Headers;
  events: ChatEvent[];
  /** When the call was refused. */
  problem: ProblemBody | undefined;
  /** The body as it came. */
  text: string;
}

const eventsIn = (stream: string): ChatEvent[] => {
  const events: ChatEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data) as ChatEvent) });
  parser.feed(stream);
  return events;
};

/** Asks the assistant and reads the whole answer; from an address of its own, unless one is given. */
export const askAssistant = async (body: unknown, { headers, ...input }: CallInput = {}): Promise<ChatAnswer> => {
  const own = { 'x-local-viewer-address': newAddress(), ...headers };
  const answer = await send<unknown>('sendChatMessage', { ...input, body, headers: own });
  const isStream = typeof answer.body === 'string';
  return {
    status: answer.status,
    headers: answer.headers,
    events: isStream ? eventsIn(answer.body as string) : [],
    problem: isStream ? undefined : (answer.body as ProblemBody),
    text: isStream ? (answer.body as string) : JSON.stringify(answer.body),
  };
};

/** Events of one type. */
export const eventsOf = <Type extends ChatEvent['type']>(
  { events }: ChatAnswer,
  type: Type,
): Extract<ChatEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<ChatEvent, { type: Type }> => event.type === type);
