import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { maxModelAttempts } from '#contract/rules/assistant/model-limits.ts';
import type { ChatModel } from './chat-model.ts';

let client: BedrockRuntimeClient | undefined;

/** Returns this environment's client. Models get a longer time-out than tables and fewer attempts. */
const bedrock = (): BedrockRuntimeClient => {
  client ??= new BedrockRuntimeClient({ maxAttempts: maxModelAttempts, requestHandler: { requestTimeout: 20_000 } });
  return client;
};

/**
 * Returns an Amazon Bedrock model by id, without tools and with minimal randomness. Throws Bedrock's errors, also when the
 * stream ends before the answer does. A reader that stops early closes the stream.
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
      let hasEnded = false;
      for await (const { contentBlockDelta, messageStop } of stream) {
        const text = contentBlockDelta?.delta?.text;
        if (text) yield text;
        hasEnded ||= messageStop !== undefined;
      }
      if (!hasEnded) throw new Error('The model stopped in the middle of its answer.');
    } finally {
      abortController.abort();
    }
  };
