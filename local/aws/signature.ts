/** Signer, region and service of a request, from the credential scope. */
export interface Credential {
  principal: string;
  region: string;
  signingName: string;
  /** `20260131/us-east-1/s3/aws4_request`. */
  scope: string;
}

const parseCredential = (text: string): Credential | undefined => {
  // An access key id contains no slash, so the scope's four parts follow the first one.
  const [principal, date, region, signingName, terminator] = text.split('/');
  if (!principal || !region || !signingName || terminator !== 'aws4_request') return undefined;
  return { principal, region, signingName, scope: `${date}/${region}/${signingName}/${terminator}` };
};

/**
 * Reads the credential of a request signed with Signature Version 4, in its header or (presigned) in its query. Returns
 * undefined for an unsigned request.
 */
export const credentialOf = (authorization: string | undefined, query: URLSearchParams): Credential | undefined => {
  const presigned = query.get('X-Amz-Credential');
  if (presigned) return parseCredential(presigned);
  const found = authorization?.match(/^AWS4-HMAC-SHA256 .*?Credential=([^,\s]+)/);
  return found?.[1] === undefined ? undefined : parseCredential(found[1]);
};
