import { constants, inflateSync } from 'node:zlib';
import { dictionaryAfter } from '#lambdas/assignments/pdf-dictionary.ts';

/** Returns the path of a document's file in the folder of its course. */
export const documentPath = (lectureId: string): string => `media/${lectureId}.pdf`;

/** The objects of a compressed object stream by number (ISO 32000-2, 7.5.7); `first` is where the first one begins. */
const objectsInStream = (content: string, first: number): [number: number, object: string][] => {
  const header = content.slice(0, first).trim().split(/\s+/).map(Number);
  const starts = header.filter((_, index) => index % 2 === 1);
  return starts.map((start, index) => [
    header[2 * index] ?? -1,
    content.slice(first + start, first + (starts[index + 1] ?? content.length)),
  ]);
};

/** All dictionaries of a file by object number. A later object replaces one with the same number. */
const readObjects = (bytes: Buffer): Map<number, string> => {
  const text = bytes.toString('latin1');
  const objects = new Map<number, string>();
  for (const match of text.matchAll(/(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj/g)) {
    const start = match.index + match[0].length;
    const dictionary = dictionaryAfter(text, start);
    if (!dictionary) continue;
    const object = text.slice(start, start + dictionary.characters);
    objects.set(Number(match[1]), object);
    if (!dictionary.names.includes('ObjStm') || dictionary.streamAt === undefined) continue;
    const stream = bytes.subarray(dictionary.streamAt);
    const content = dictionary.names.includes('FlateDecode')
      ? inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH })
      : stream;
    const first = Number(/\/First\s+(\d+)/.exec(object)?.[1]);
    for (const [number, inside] of objectsInStream(content.toString('latin1'), first)) objects.set(number, inside);
  }
  return objects;
};

/**
 * Returns the number of pages of a PDF: what the root of its page tree counts (ISO 32000-2, 7.7.3); undefined when there
 * is none. The file must have passed `pdfFlaw`.
 */
export const countPages = (bytes: Buffer): number | undefined => {
  const objects = readObjects(bytes);
  const referenced = (name: string, text: string | undefined): number | undefined => {
    const number = [...(text ?? '').matchAll(new RegExp(`/${name}\\s+(\\d+)\\s+\\d+\\s+R`, 'g'))].at(-1)?.[1];
    return number === undefined ? undefined : Number(number);
  };
  const catalog = objects.get(referenced('Root', bytes.toString('latin1')) ?? -1);
  const tree = objects.get(referenced('Pages', catalog) ?? -1);
  const count = Number(/\/Count\s+(\d+)/.exec(tree ?? '')?.[1]);
  return count > 0 ? count : undefined;
};
