/** Texts in two columns: the start of each and the end of the last, and their UTF-8. */
export interface PackedTexts {
  starts: Uint32Array;
  bytes: Uint8Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Returns the start of each part, and the end of the last. */
export const startsOf = (lengths: ArrayLike<number>): Uint32Array => {
  const starts = new Uint32Array(lengths.length + 1);
  for (let position = 0; position < lengths.length; position++)
    starts[position + 1] = (starts[position] as number) + (lengths[position] as number);
  return starts;
};

/** Packs texts in their order. */
export const packTexts = (texts: readonly string[]): PackedTexts => {
  const encoded = texts.map((text) => encoder.encode(text));
  const starts = startsOf(encoded.map(({ length }) => length));
  const bytes = new Uint8Array(starts[texts.length] as number);
  encoded.forEach((text, position) => {
    bytes.set(text, starts[position]);
  });
  return { starts, bytes };
};

/** Returns the text at a position. */
export const textAt = ({ starts, bytes }: PackedTexts, position: number): string =>
  decoder.decode(bytes.subarray(starts[position], starts[position + 1]));

/** Compares the text at a position with a text in UTF-8, by byte; negative when it comes first. */
const compareAt = ({ starts, bytes }: PackedTexts, position: number, other: Uint8Array): number => {
  const start = starts[position] as number;
  const length = (starts[position + 1] as number) - start;
  const shared = Math.min(length, other.length);
  for (let at = 0; at < shared; at++) {
    const difference = (bytes[start + at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return length - other.length;
};

/** Returns a sort key that orders code units by code point: surrogates come after all other units. */
const orderOf = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Orders texts as `positionIn` needs them: by code point, which is the order of their bytes. */
export const compareByBytes = (one: string, other: string): number => {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at++) {
    const [first, second] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (first !== second) return orderOf(first) - orderOf(second);
  }
  return one.length - other.length;
};

/** Returns the position of a text among texts sorted by byte; undefined when it is not one of them. */
export const positionIn = (texts: PackedTexts, text: string): number | undefined => {
  const wanted = encoder.encode(text);
  let [low, high] = [0, texts.starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareAt(texts, middle, wanted);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
};
