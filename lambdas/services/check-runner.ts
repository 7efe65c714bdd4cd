import { createHash, createHmac, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { type CheckReport, type CheckRequest, checkRunner } from '#contract/check-runner.ts';
import { Problem } from '#contract/problem.ts';
import { environment } from '../runtime/environment.ts';

/** SHA-256 as the signer uses it: a hash, or an HMAC when it has a key. */
class Sha256 {
  private readonly hash: ReturnType<typeof createHash> | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string);
  }
  update(data: Uint8Array | string): void {
    this.hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {
    throw new Error('A hash is used once.');
  }
}

/** Builds a signed call of Lambda's Invoke API; Lambda's client would add 90 KB for this one call. */
const signedRequest = async (functionArn: string, body: string) => {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
  const { AWS_SESSION_TOKEN: sessionToken } = process.env;
  const region = environment('AWS_REGION');
  const endpoint = new URL(process.env.AWS_ENDPOINT_URL ?? `https://lambda.${region}.amazonaws.com`);
  const signer = new SignatureV4({
    service: 'lambda',
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    sha256: Sha256,
  });
  const path = `/2015-03-31/functions/${encodeURIComponent(functionArn)}/invocations`;
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    path,
    headers: { host: endpoint.host, 'content-type': 'application/json' },
    body,
  });
  return { url: new URL(path, endpoint), headers };
};

/**
 * Runs an answer and checks on it. Throws when the function cannot be reached or fails; a failing answer is an outcome,
 * not an error.
 */
export const runChecks = async (request: CheckRequest): Promise<CheckReport> => {
  const body = JSON.stringify(request);
  const { url, headers } = await signedRequest(environment('CHECK_RUNNER'), body);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout((checkRunner.timeoutSeconds + 1) * 1_000),
  });
  const text = await response.text();
  if (!response.ok || response.headers.has('x-amz-function-error'))
    throw new Error(`The check runner failed with ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as CheckReport;
};

/**
 * Runs the checks of several answers, the first alone, so that the others do not wait for a cold start.
 * @throws `unavailable` with this detail when the function cannot be reached or fails
 */
export const runAnswers = async <Answer, Outcome>(
  [first, ...others]: readonly Answer[],
  run: (answer: Answer) => Promise<Outcome>,
  unavailableDetail: string,
): Promise<Outcome[]> => {
  try {
    return [...(first ? [await run(first)] : []), ...(await Promise.all(others.map(run)))];
  } catch (cause) {
    throw new Problem('unavailable', unavailableDetail, { retryAfter: 10, cause });
  }
};
