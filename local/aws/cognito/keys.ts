import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { join } from 'node:path';
import { parseJson } from '#local/dictionary.ts';
import { openJsonFile } from '#local/json-file.ts';
import type { KeySet } from '../service.ts';

export type Claims = Record<string, unknown>;

/** Signs and checks JSON Web Tokens with the RSA key of this data directory. */
export interface TokenKeys {
  keySet: KeySet;
  sign(claims: Claims): string;
  /** Returns the claims of an unexpired token signed by this key; undefined for any other text. */
  verify(token: string): Claims | undefined;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(text: string): Claims | undefined {
  try {
    return parseJson(Buffer.from(text, 'base64url').toString('utf8')) as Claims;
  } catch {
    return undefined;
  }
}

function keysFrom(privateKey: KeyObject): TokenKeys {
  const publicKey = createPublicKey(privateKey);
  const { kty = 'RSA', n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(n).digest('base64url');
  const head = encode({ kid, alg: 'RS256' });
  return {
    keySet: { keys: [{ kid, kty, n, e, alg: 'RS256', use: 'sig' }] },
    sign(claims) {
      const content = `${head}.${encode(claims)}`;
      return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    verify(token) {
      const [header = '', payload = '', signature = '', ...rest] = token.split('.');
      const content = Buffer.from(`${header}.${payload}`);
      if (rest.length > 0 || header !== head) return undefined;
      if (!verify('RSA-SHA256', content, publicKey, Buffer.from(signature, 'base64url'))) return undefined;
      const claims = decode(payload);
      return claims && Number(claims.exp) > Date.now() / 1000 ? claims : undefined;
    },
  };
}

/** Opens the key of a data directory, creating it on first start. */
export async function openTokenKeys(directory: string): Promise<TokenKeys> {
  const file = await openJsonFile(join(directory, 'token-key.json'), { pem: '' });
  if (!file.value.pem) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    file.value.pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await file.save();
  }
  return keysFrom(createPrivateKey(file.value.pem));
}
