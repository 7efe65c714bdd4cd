const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Prefix of a 32-byte Ed25519 key (multicodec 0xed as a varint). */
const ed25519 = [0xed, 0x01] as const;

/** Encodes bytes as multibase: `z`, then base58 in Bitcoin's alphabet (W3C Controlled Identifiers, section 2.4). */
export const toMultibase = (bytes: Uint8Array): string => {
  let rest = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = alphabet.charAt(Number(rest % 58n)) + text;
  const first = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(first < 0 ? bytes.length : first)}${text}`;
};

/** Decodes multibase text. Throws for anything else. */
export const fromMultibase = (text: string): Uint8Array<ArrayBuffer> => {
  const digits = [...text.slice(1)].map((character) => alphabet.indexOf(character));
  if (!text.startsWith('z') || digits.includes(-1)) throw new Error('This is not base58 multibase text.');
  const bytes: number[] = [];
  for (let rest = digits.reduce((sum, digit) => sum * 58n + BigInt(digit), 0n); rest > 0n; rest >>= 8n) {
    bytes.unshift(Number(rest & 0xffn));
  }
  const first = digits.findIndex((digit) => digit !== 0);
  return Uint8Array.from([...new Array<number>(first < 0 ? digits.length : first).fill(0), ...bytes]);
};

/** Encodes a raw Ed25519 public key (32 bytes) as a Multikey. */
export const toMultikey = (publicKey: Uint8Array): string => toMultibase(Uint8Array.from([...ed25519, ...publicKey]));

/** Decodes a Multikey's `publicKeyMultibase`. Throws when it is not an Ed25519 key. */
export const fromMultikey = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = fromMultibase(text);
  if (bytes.length !== 34 || bytes[0] !== ed25519[0] || bytes[1] !== ed25519[1]) {
    throw new Error('This is not an Ed25519 key.');
  }
  return bytes.slice(2);
};
