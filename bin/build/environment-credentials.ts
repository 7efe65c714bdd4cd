/**
 * Stands in bundles for `@aws-sdk/credential-provider-node`. Lambda hands a function its credentials in the
 * environment; the ways by files, single sign-on and metadata services would add 135 KB to load at each cold start.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('The environment holds no AWS credentials.');
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) };
};
