import { issuerDocument } from '#contract/credential/issuer.ts';
import { toMultikey } from '#contract/credential/multibase.ts';
import { certificates } from '#contract/operations/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { environment } from '../runtime/environment.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { getBadgePublicKey } from '../services/badge-key.ts';

/** Cached for an hour: a stage's key never changes, so old signatures stay verifiable. */
const publicKey = ttlCache(3600, getBadgePublicKey);

export const handler = endpoint(certificates, 'getIssuer', async () => {
  return issuerDocument(environment('SITE_URL'), toMultikey(await publicKey('badge')));
});
