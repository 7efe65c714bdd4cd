import { constants, inflateSync } from 'node:zlib';
import { Problem } from '#contract/problem.ts';
import { dictionaryAfter } from './pdf-dictionary.ts';

/** Names (ISO 32000-2) that a document needs in order to run code, embed files or hide its content. */
const refusedNames = new Map([
  ['JavaScript', 'scripts'],
  ['Launch', 'an action that starts a program'],
  ['EmbeddedFile', 'other files'],
  ['EmbeddedFiles', 'other files'],
  ['FileAttachment', 'other files'],
  ['GoToE', 'other files'],
  ['RichMedia', 'embedded media'],
  ['Rendition', 'embedded media'],
  ['Movie', 'embedded media'],
  ['Sound', 'embedded media'],
  ['SubmitForm', 'a form that sends data'],
  ['ImportData', 'a form that reads files'],
  ['XFA', 'a dynamic form'],
  ['Encrypt', 'a password or restrictions'],
]);

/** Thrown when a file is refused; the message completes "This PDF ...". */
class Flaw extends Error {}

const damage = 'is incomplete or damaged';
const refuse = (reason: string) => new Flaw(`contains ${reason}`);
const damaged = () => new Flaw(damage);

/** Returns a name without its escapes, such as `#4A` for `J`. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Refuses text that contains a refused name anywhere, even where no PDF reader would look for one. */
const requireHarmlessNames = (text: string): void => {
  // A name ends at white space or a delimiter.
  for (const [, name = ''] of text.matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g)) {
    const reason = refusedNames.get(unescapeName(name));
    if (reason) throw refuse(reason);
  }
};

/** Bytes of a file's object streams once inflated. */
const maxInflatedBytes = 32 * 1024 * 1024;

const inflate = (bytes: Buffer, maxBytes: number): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    throw damaged();
  }
};

/** The only entries a compressed object stream may have; with others, PDF readers could see objects that we do not. */
const objectStreamNames = new Set(['Type', 'ObjStm', 'N', 'First', 'Length', 'Filter', 'FlateDecode', 'Extends']);

/**
 * Limit on the total characters of all dictionaries, relative to the file's length: each object has only one
 * dictionary.
 */
const maxDictionaryShare = 4;
/** The end marker must be within this many characters of the end. */
const trailerCharacters = 2048;

/**
 * Checks every name in the file and in its object streams, wherever a PDF reader could find one.
 * @throws Flaw
 */
const requireHarmless = (bytes: Buffer): void => {
  const text = bytes.toString('latin1');
  const trailer = text.slice(-trailerCharacters);
  if (!/startxref\s+\d+\s+%%EOF/.test(trailer)) throw damaged();
  requireHarmlessNames(text);

  let inflatedBytes = 0;
  let readCharacters = 0;
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const dictionary = dictionaryAfter(text, index + 'obj'.length);
    readCharacters += dictionary?.characters ?? 0;
    if (!dictionary || readCharacters > maxDictionaryShare * text.length + trailerCharacters) throw damaged();
    if (dictionary.streamAt === undefined) continue;
    const names = dictionary.names.map(unescapeName);
    const hasObjects = names.includes('ObjStm') || (names.includes('N') && names.includes('First'));
    // The names of unfiltered streams were read above.
    if (!hasObjects || !names.includes('Filter')) continue;
    const filters = names.filter((name) => name === 'FlateDecode');
    if (filters.length !== 1 || names.some((name) => !objectStreamNames.has(name))) {
      throw refuse('objects that cannot be checked');
    }
    const objects = inflate(bytes.subarray(dictionary.streamAt), maxInflatedBytes - inflatedBytes);
    inflatedBytes += objects.length;
    requireHarmlessNames(objects.toString('latin1'));
  }
};

/**
 * Returns what is wrong with a PDF, such as `contains scripts`; undefined if it is complete and has no active content,
 * embedded files or encryption.
 */
export const pdfFlaw = (bytes: Buffer): string | undefined => {
  try {
    requireHarmless(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof Flaw) return error.message;
    throw error;
  }
};

/**
 * Requires a PDF without a flaw.
 * @throws Problem
 */
export const checkPdf = (bytes: Buffer): void => {
  const flaw = pdfFlaw(bytes);
  if (flaw === damage) throw new Problem('invalid-request', `This PDF ${flaw}. Choose it again.`);
  if (flaw) throw new Problem('unsupported-media-type', `This PDF ${flaw}. Print it to a new PDF and choose that one.`);
};
