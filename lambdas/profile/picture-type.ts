const startsWith = (bytes: Uint8Array, signature: number[], offset = 0): boolean =>
  signature.every((byte, position) => bytes[offset + position] === byte);

const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));

/** Media type of a picture by its first bytes, whatever the client calls it; undefined for all we do not take. */
export const pictureType = (bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, text('RIFF')) && startsWith(bytes, text('WEBP'), 8)) return 'image/webp';
  return undefined;
};
