import { Problem } from '#contract/problem.ts';
import type { Upload } from '../http/read-upload.ts';
import { encodeWebp } from '../pictures/codecs.ts';
import { pictureType } from '../pictures/picture-header.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { fitWithin } from '../pictures/scale-down.ts';
import { checkPdf } from './check-pdf.ts';

/** A file as it is stored: its name has the extension of its content. */
export interface AcceptedFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Longest side of a stored picture in pixels, enough to read a screenshot. */
const maxSidePixels = 2560;
/** WebP quality, 0 to 100. */
const quality = 85;

const kinds = {
  pdf: { noun: 'a PDF', extensions: ['pdf'] },
  picture: { noun: 'a picture', extensions: ['jpg', 'jpeg', 'png', 'webp'] },
  text: { noun: 'plain text', extensions: ['txt', 'md', 'markdown'] },
} as const;

/** Returns whether the bytes are UTF-8 without control characters other than tabs, line breaks and page breaks. */
const isText = (bytes: Buffer): boolean => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\f\r]/u.test(text);
  } catch {
    return false;
  }
};

/**
 * Detects the kind of a file by its content.
 * @throws `unsupported-media-type`
 */
const kindOf = (bytes: Buffer): keyof typeof kinds => {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf';
  if (pictureType(bytes)) return 'picture';
  if (isText(bytes)) return 'text';
  throw new Problem(
    'unsupported-media-type',
    'Choose a PDF, a JPEG, PNG or WebP picture, or plain text (.txt or .md).',
  );
};

const maxNameCharacters = 80;

/** Returns a file's name without folders and extension, with characters that every system can store. */
const baseNameOf = (name: string): string => {
  const lastPart = name.split(/[/\\]/).at(-1) ?? '';
  const base = lastPart.replace(/\.[^.]*$/, '').normalize('NFC');
  const plain = base.replace(/[^\p{L}\p{N} ._-]+/gu, '-').replace(/^[ .-]+/, '');
  const characters = [...plain].slice(0, maxNameCharacters);
  while (/^[ .-]$/.test(characters.at(-1) ?? '')) characters.pop();
  return characters.join('') || 'file';
};

/**
 * Decides by content whether to accept a file, and in which format to store it. Re-encodes pictures without metadata,
 * refuses PDFs with active content, and stores text unchanged.
 * @throws Problem for other content, a name that does not match the content, and damaged files
 */
export const acceptFile = async ({ name, bytes }: Upload): Promise<AcceptedFile> => {
  if (bytes.length === 0) throw new Problem('invalid-request', 'This file is empty.');
  const kind = kindOf(bytes);
  const { noun, extensions } = kinds[kind];
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!(extensions as readonly string[]).includes(extension)) {
    const expected = extensions.map((each) => `.${each}`).join(', ');
    throw new Problem(
      'unsupported-media-type',
      `This file contains ${noun}, but its name does not end in ${expected}.`,
    );
  }
  const base = baseNameOf(name);
  if (kind === 'pdf') {
    checkPdf(bytes);
    return { name: `${base}.pdf`, mediaType: 'application/pdf', bytes };
  }
  if (kind === 'picture') {
    const picture = await encodeWebp(fitWithin(await readPicture(bytes), maxSidePixels), quality);
    return { name: `${base}.webp`, mediaType: 'image/webp', bytes: picture };
  }
  const stored = extension === 'txt' ? 'txt' : 'md';
  return { name: `${base}.${stored}`, mediaType: 'text/plain; charset=utf-8', bytes };
};
