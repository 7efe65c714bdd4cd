import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { type Finding, notConfigured, ok, problem, skipped } from '../findings.ts';
import { type DoctorContext, deployGuide } from './context.ts';

/** Errors of Bedrock that say that the model cannot be called here. */
const modelErrors = new Set(['ValidationException', 'ResourceNotFoundException', 'AccessDeniedException']);

/** Checks with one short call that the assistant's model answers in this region. */
export const checkAssistant = async ({ stage, settings, bedrockEndpoint }: DoctorContext): Promise<Finding> => {
  const { chatModelId: modelId } = stage;
  if (!modelId)
    return notConfigured('No model is set: the assistant answers with extracts.', `Read ${deployGuide}#assistant.`);
  const client = new BedrockRuntimeClient({ ...settings, ...(bedrockEndpoint && { endpoint: bedrockEndpoint }) });
  try {
    const { stream = [] } = await client.send(
      new ConverseStreamCommand({
        modelId,
        messages: [{ role: 'user', content: [{ text: 'Reply with OK.' }] }],
        inferenceConfig: { maxTokens: 5, temperature: 0 },
      }),
    );
    for await (const { messageStop } of stream) if (messageStop) return ok(`${modelId} answered`);
    return problem(`${modelId} began an answer and did not end it.`, 'Look at the AWS Health Dashboard.');
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
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
