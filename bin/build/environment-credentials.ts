/**
 * Replaces `@aws-sdk/credential-provider-node` in bundles. Lambda passes credentials in the environment; files, single
 * sign-on and metadata services would add 135 KB to each cold start.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('AWS credentials are missing from the environment.');
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) };
};
