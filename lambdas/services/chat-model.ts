/** What is asked of a language model. */
export interface ModelRequest {
  system: string;
  question: string;
  /** Most tokens of the answer. */
  maxTokens: number;
}

/** A language model: the pieces of its answer as they come. Adding a provider is one file that makes one of these. */
export type ChatModel = (request: ModelRequest) => AsyncIterable<string>;
