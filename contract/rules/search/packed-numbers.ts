/**
 * 32-bit numbers as stored: the difference from the previous number, with its sign in the lowest bit, in as many 7-bit
 * bytes as needed. Ascending numbers take one or two bytes each instead of four.
 */

/** Bit that is set when another byte follows. */
const more = 0x80;
const maxBytesOfNumber = 5;

/** Packs numbers. */
export const packNumbers = (numbers: Uint32Array): Uint8Array => {
  const bytes = new Uint8Array(numbers.length * maxBytesOfNumber);
  let at = 0;
  let before = 0;
  for (const number of numbers) {
    const difference = (number - before) | 0;
    before = number;
    let rest = ((difference << 1) ^ (difference >> 31)) >>> 0;
    for (; rest >= more; rest >>>= 7) bytes[at++] = rest | more;
    bytes[at++] = rest;
  }
  return bytes.slice(0, at);
};

/**
 * Unpacks numbers.
 * @throws Error when there are not exactly `count`
 */
export const unpackNumbers = (bytes: Uint8Array, count: number): Uint32Array => {
  const numbers = new Uint32Array(count);
  let at = 0;
  let number = 0;
  for (let position = 0; position < count; position++) {
    let byte = bytes[at++] as number;
    let packed = byte & ~more;
    for (let shift = 7; byte & more; shift += 7) {
      byte = bytes[at++] as number;
      packed |= (byte & ~more) << shift;
    }
    number = (number + ((packed >>> 1) ^ -(packed & 1))) | 0;
    numbers[position] = number;
  }
  if (at !== bytes.length) throw new Error(`${count} numbers took ${at} bytes, and there are ${bytes.length}.`);
  return numbers;
};
