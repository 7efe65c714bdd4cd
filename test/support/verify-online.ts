import type { IssuerDocument } from '#contract/credential/issuer.ts';
import { platformUrl } from './platform.ts';
import { getProductTime } from './product-clock.ts';
import { findFault } from './reference-verifier.ts';

const fetchJson = async <Body>(url: string | URL): Promise<Body> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return (await response.json()) as Body;
};

/** Reads the platform's issuer document where did:web expects it. */
export const readIssuer = (): Promise<IssuerDocument> => fetchJson(new URL('/.well-known/did.json', platformUrl()));

/** Verifies a credential as a third party does, with what the platform serves now; resolves to the error, if any. */
export const findFaultNow = async (credential: object): Promise<string | undefined> =>
  findFault(credential, { issuer: await readIssuer(), now: await getProductTime(), fetchStatusList: fetchJson });
