import type { CloudOptions } from '../../local/cloud.ts';
import { SettingsError } from './settings.ts';

/**
 * With whom the assistant words its answers: nobody, so that it quotes extracts, or the model of Amazon Bedrock that
 * `BEDROCK_MODEL_ID` names. A real model needs a key of Bedrock in `AWS_BEARER_TOKEN_BEDROCK`; anything that speaks
 * the same can stand in its place at `AWS_ENDPOINT_URL_BEDROCK_RUNTIME`.
 */
export const chooseModel = (environment: NodeJS.ProcessEnv): Pick<CloudOptions, 'functionEnvironment'> => {
  const { BEDROCK_MODEL_ID, AWS_BEARER_TOKEN_BEDROCK, AWS_ENDPOINT_URL_BEDROCK_RUNTIME, AWS_REGION } = environment;
  if (!BEDROCK_MODEL_ID) return {};
  if (!AWS_BEARER_TOKEN_BEDROCK && !AWS_ENDPOINT_URL_BEDROCK_RUNTIME) {
    throw new SettingsError('BEDROCK_MODEL_ID needs a key of Amazon Bedrock in AWS_BEARER_TOKEN_BEDROCK.');
  }
  return {
    functionEnvironment: {
      BEDROCK_MODEL_ID,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME:
        AWS_ENDPOINT_URL_BEDROCK_RUNTIME ?? `https://bedrock-runtime.${AWS_REGION ?? 'us-east-1'}.amazonaws.com`,
      ...(AWS_BEARER_TOKEN_BEDROCK && { AWS_BEARER_TOKEN_BEDROCK }),
    },
  };
};
