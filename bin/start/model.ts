import type { CloudOptions } from '#local';
import { SettingsError } from './settings.ts';

/**
 * Selects the assistant's model: none, so that it quotes extracts, or the Amazon Bedrock model in `BEDROCK_MODEL_ID`. A
 * real model needs a Bedrock key in `AWS_BEARER_TOKEN_BEDROCK`; `AWS_ENDPOINT_URL_BEDROCK_RUNTIME` selects a compatible
 * service instead.
 */
export const chooseModel = (environment: NodeJS.ProcessEnv): Pick<CloudOptions, 'functionEnvironment'> => {
  const { BEDROCK_MODEL_ID, AWS_BEARER_TOKEN_BEDROCK, AWS_ENDPOINT_URL_BEDROCK_RUNTIME, AWS_REGION } = environment;
  if (!BEDROCK_MODEL_ID) return {};
  if (!AWS_BEARER_TOKEN_BEDROCK && !AWS_ENDPOINT_URL_BEDROCK_RUNTIME) {
    throw new SettingsError('BEDROCK_MODEL_ID requires an Amazon Bedrock key in AWS_BEARER_TOKEN_BEDROCK.');
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
