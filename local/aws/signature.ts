/** Who signed a request and for which service, as the credential scope says. */
export interface Credential {
  principal: string;
  signingName: string;
  /** `20260131/us-east-1/s3/aws4_request`. */
  scope: string;
}

const parseCredential = (text: string): Credential | undefined => {
  // An access key id has no slash, so the scope's four parts are what follows the first one.
  const [principal, date, region, signingName, terminator] = text.split('/');
  if (!principal || !signingName || terminator !== 'aws4_request') return undefined;
  return { principal, signingName, scope: `${date}/${region}/${signingName}/${terminator}` };
};

/**
 * The credential of a request signed with Signature Version 4, in its header or (presigned) in its query.
 * Undefined when it is not signed.
 */
export const credentialOf = (authorization: string | undefined, query: URLSearchParams): Credential | undefined => {
  const presigned = query.get('X-Amz-Credential');
  if (presigned) return parseCredential(presigned);
  const found = authorization?.match(/^AWS4-HMAC-SHA256 .*?Credential=([^,\s]+)/);
  return found?.[1] === undefined ? undefined : parseCredential(found[1]);
};
