/** A request to a language model. */
export interface ModelRequest {
  system: string;
  question: string;
  /** Maximum tokens of the response. */
  maxTokens: number;
}

/** A language model that streams text. To add a provider, implement this in one file. */
export type ChatModel = (request: ModelRequest) => AsyncIterable<string>;
