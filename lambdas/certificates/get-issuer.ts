import { issuerDocument } from '../../contract/credential/issuer.ts';
import { toMultikey } from '../../contract/credential/multibase.ts';
import { certificates } from '../../contract/operations/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { environment } from '../runtime/environment.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { getBadgePublicKey } from '../services/badge-key.ts';

/** Asked once an hour: the key of a stage never changes, because its signatures are to stay checkable. */
const publicKey = ttlCache(3600, getBadgePublicKey);

export const handler = endpoint(certificates, 'getIssuer', async () => {
  return issuerDocument(environment('SITE_URL'), toMultikey(await publicKey('badge')));
});
