import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import type { ChatModel } from './chat-model.ts';

let client: BedrockRuntimeClient | undefined;

/** The one client of this environment. A model may think longer than a table does; it is asked twice at most. */
const bedrock = (): BedrockRuntimeClient => {
  client ??= new BedrockRuntimeClient({ maxAttempts: 2, requestHandler: { requestTimeout: 20_000 } });
  return client;
};

/**
 * A model of Amazon Bedrock by its id, without tools and as predictable as it can be. Throws what Bedrock throws. A
 * reader that stops early closes the connection's stream.
 */
export const bedrockModel = (modelId: string): ChatModel =>
  async function* ({ system, question, maxTokens }) {
    const abortController = new AbortController();
    const { stream = [] } = await bedrock().send(
      new ConverseStreamCommand({
        modelId,
        system: [{ text: system }],
        messages: [{ role: 'user', content: [{ text: question }] }],
        inferenceConfig: { maxTokens: maxTokens, temperature: 0 },
      }),
      { abortSignal: abortController.signal },
    );
    try {
      for await (const { contentBlockDelta } of stream) {
        const text = contentBlockDelta?.delta?.text;
        if (text) yield text;
      }
    } finally {
      abortController.abort();
    }
  };
