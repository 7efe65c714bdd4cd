/**
 * Stands in bundles for `@aws-sdk/token-providers`. Functions sign with their role; a key of Amazon Bedrock in
 * `AWS_BEARER_TOKEN_BEDROCK`, which a local platform is given for a real model, is the only other proof. The way by
 * single sign-on would add 60 KB.
 */
export const fromEnvSigningName = () => async () => {
  const token = process.env.AWS_BEARER_TOKEN_BEDROCK;
  if (!token) throw new Error('The environment holds no key of Amazon Bedrock.');
  return { token };
};

/** There is no second way. */
export const nodeProvider = () => fromEnvSigningName();
