/** Letters and digits that cannot be confused when read aloud (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the number that is printed on a certificate, e.g. `7K2Q-9DMX`: the first 40 bits of its id. It is for people
 * to compare; only the id identifies a certificate.
 */
export const certificateShortId = (id: string): string => {
  if (!/^[\da-f]{10}/.test(id)) return id;
  const bits = BigInt(`0x${id.slice(0, 10)}`)
    .toString(2)
    .padStart(40, '0');
  const text = bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? '');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};
