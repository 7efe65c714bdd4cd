/**
 * Replaces `@aws-sdk/token-providers` in bundles. Functions sign with their role; the only alternative is an Amazon
 * Bedrock key in `AWS_BEARER_TOKEN_BEDROCK`, for a local platform with a real model. Single sign-on would add 60 KB.
 */
export const fromEnvSigningName = () => async () => {
  const token = process.env.AWS_BEARER_TOKEN_BEDROCK;
  if (!token) throw new Error('AWS_BEARER_TOKEN_BEDROCK is not set.');
  return { token };
};

/** The environment is the only source. */
export const nodeProvider = () => fromEnvSigningName();
