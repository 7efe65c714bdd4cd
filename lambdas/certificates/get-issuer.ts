import { issuerDocument } from '../../contract/credential/issuer.ts';
import { toMultikey } from '../../contract/credential/multibase.ts';
import { certificates } from '../../contract/operations/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { badgePublicKey } from '../services/badge-key.ts';
import { environment } from '../services/environment.ts';
import { remember } from '../services/remember.ts';

/** Asked once an hour: the key of a stage never changes, because its signatures are to stay checkable. */
const publicKey = remember(3600, badgePublicKey);

export const handler = endpoint(certificates, 'getIssuer', async () => {
  return issuerDocument(environment('SITE_URL'), toMultikey(await publicKey('badge')));
});
