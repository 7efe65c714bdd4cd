/** Why AWS refuses or never receives a command's calls. */
export interface AwsRefusal {
  /** The same for all refusals with the same cause, however each service words it. */
  cause: string;
  detail: string;
  /** What the operator can do. */
  remedy: string;
}

const deniedNames = /^(AccessDenied|AccessDeniedException|UnauthorizedOperation|AuthorizationErrorException)$/;
const credentialNames =
  /^(CredentialsProviderError|ExpiredToken|ExpiredTokenException|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch|TokenProviderError)$/;

/** Fields that the SDK adds to a call's error. */
interface CallError extends Error {
  /** The status is absent when no response has arrived. */
  $metadata?: { httpStatusCode?: number };
}

/** Explains an error that credentials, a missing region or the network cause; undefined for any other. */
export const explainRefusal = ({ name, message, $metadata }: CallError): AwsRefusal | undefined => {
  if (deniedNames.test(name))
    return {
      cause: message,
      detail: `Access denied: ${message}`,
      remedy: 'Allow this action for your credentials, then run the command again.',
    };
  if (credentialNames.test(name))
    return {
      cause: 'credentials',
      detail: `There are no valid AWS credentials: ${message}`,
      remedy: 'Sign in, for example: aws sso login --profile <profile>. Then: export AWS_PROFILE=<profile>',
    };
  if (message === 'Region is missing')
    return {
      cause: 'region',
      detail: 'No region is set.',
      remedy: 'Set `region` of the stage in lib/stages.ts, AWS_REGION, or the region of the profile.',
    };
  if ($metadata && $metadata.httpStatusCode === undefined)
    return {
      cause: 'network',
      detail: `AWS cannot be reached: ${message}`,
      remedy: 'Check the network and AWS_ENDPOINT_URL, then run the command again.',
    };
  return undefined;
};
