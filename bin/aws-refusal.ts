/** Why AWS refuses or does not receive the calls of a command. */
export interface AwsRefusal {
  /** Equal for refusals that have one cause, whatever each service says. */
  cause: string;
  detail: string;
  /** What the operator can do. */
  remedy: string;
}

const deniedNames = /^(AccessDenied|AccessDeniedException|UnauthorizedOperation|AuthorizationErrorException)$/;
const credentialNames =
  /^(CredentialsProviderError|ExpiredToken|ExpiredTokenException|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch|TokenProviderError)$/;

/** What the SDK adds to the error of a call. */
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
