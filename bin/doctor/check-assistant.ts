import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { type Finding, notConfigured, ok, problem, skipped } from '../findings.ts';
import { type DoctorContext, deployGuide } from './context.ts';

/** Errors of Bedrock that say that the model cannot be called here. */
const modelErrors = new Set(['ValidationException', 'ResourceNotFoundException', 'AccessDeniedException']);
/** The call ends when no event has arrived for this long. */
const eventTimeoutMs = 20_000;

/** Checks with one short call that the assistant's model answers in this region. */
export const checkAssistant = async ({ stage, settings, bedrockEndpoint }: DoctorContext): Promise<Finding> => {
  const { chatModelId: modelId } = stage;
  if (!modelId)
    return notConfigured('No model is set: the assistant answers with extracts.', `Read ${deployGuide}#assistant.`);
  const client = new BedrockRuntimeClient({
    ...settings,
    ...(bedrockEndpoint && { endpoint: bedrockEndpoint }),
    maxAttempts: 2,
    requestHandler: { requestTimeout: eventTimeoutMs },
  });
  const brokenOff = (cause: string) =>
    problem(
      `${modelId} broke off its answer: ${cause}`,
      'Run the command again. If it happens again, look at the AWS Health Dashboard, or set another `chatModelId`.',
    );
  let hasBegun = false;
  try {
    const { stream = [] } = await client.send(
      new ConverseStreamCommand({
        modelId,
        messages: [{ role: 'user', content: [{ text: 'Reply with OK.' }] }],
        inferenceConfig: { maxTokens: 5, temperature: 0 },
      }),
    );
    for await (const { messageStop } of stream) {
      if (messageStop) return ok(`${modelId} answered`);
      hasBegun = true;
    }
    return brokenOff('the stream ended before the answer did.');
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    if (name === 'ThrottlingException')
      return problem(
        `Bedrock throttles ${modelId} in ${await client.config.region()}: ${message}`,
        'Run the command again in a minute. If it happens again, raise the quotas of the model in Service Quotas.',
      );
    if (hasBegun && !modelErrors.has(name)) return brokenOff(`${name}: ${message}`);
    if (code === 'ERR_HTTP2_ERROR')
      return skipped('Bedrock was not called: this endpoint, like that of the local cloud, does not speak HTTP/2.');
    if (!modelErrors.has(name)) throw error;
    return problem(
      `Bedrock refuses ${modelId} in ${await client.config.region()}: ${name}: ${message}`,
      `Allow bedrock:InvokeModelWithResponseStream, or set a model or inference profile of this region as \`chatModelId\` (${deployGuide}#assistant).`,
    );
  } finally {
    client.destroy();
  }
};
