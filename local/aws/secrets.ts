import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openJsonFile } from '../json-file.ts';

/** Secret of each access key. */
export type SecretOf = (principal: string) => string;

/** Opens the secrets of a data directory. They are stored, because presigned URLs must outlive a restart. */
export const openSecrets = async (dataDirectory: string): Promise<SecretOf> => {
  const file = await openJsonFile(join(dataDirectory, 'secret.json'), { seed: '' });
  if (!file.value.seed) {
    file.value.seed = randomBytes(32).toString('hex');
    await file.save();
  }
  const secrets = new Map<string, string>();
  return (principal) => {
    const secret =
      secrets.get(principal) ?? createHmac('sha256', file.value.seed).update(principal).digest('base64url');
    if (secrets.size < 1_000) secrets.set(principal, secret);
    return secret;
  };
};
