import { createParser } from 'eventsource-parser';
import type { ProblemBody } from '#contract/problem.ts';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { type CallInput, newIpAddress, send } from './platform.ts';

export interface ChatResponse {
  status: number;
  headers: Headers;
  events: ChatEvent[];
  /** The problem, when the call was refused. */
  problem: ProblemBody | undefined;
  /** The raw body. */
  text: string;
}

/** Reads the events of a stream. */
export const eventsIn = (stream: string): ChatEvent[] => {
  const events: ChatEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data) as ChatEvent) });
  parser.feed(stream);
  return events;
};

/** Asks the assistant and reads the whole answer, from a new IP address by default. */
export const askAssistant = async (body: unknown, { headers, ...input }: CallInput = {}): Promise<ChatResponse> => {
  const own = { 'x-local-viewer-address': newIpAddress(), ...headers };
  const response = await send<unknown>('sendChatMessage', { ...input, body, headers: own });
  const isStream = typeof response.body === 'string';
  return {
    status: response.status,
    headers: response.headers,
    events: isStream ? eventsIn(response.body as string) : [],
    problem: isStream ? undefined : (response.body as ProblemBody),
    text: isStream ? (response.body as string) : JSON.stringify(response.body),
  };
};

/** Selects the events of one type. */
export const chatEventsOf = <Type extends ChatEvent['type']>(
  { events }: ChatResponse,
  type: Type,
): Extract<ChatEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<ChatEvent, { type: Type }> => event.type === type);
