import { Problem } from '#contract/problem.ts';
import { bodyBytes, type HttpEvent } from './event.ts';

/** A file from a form. The name comes from the client and is untrusted. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

const bytesPerMegabyte = 1024 * 1024;

/**
 * Reads the only file in a field of a multipart form. Ignores the content type that the client declares.
 * @throws Problem when the form is incomplete or has another number of files, or the file is too large or empty
 */
export const readUpload = async (event: HttpEvent, field: string, maxBytes: number): Promise<Upload> => {
  const type = event.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    throw new Problem('unsupported-media-type', 'Send the file as multipart/form-data.');
  }
  let files: (File | string)[];
  try {
    const form = await new Response(bodyBytes(event), { headers: { 'content-type': type } }).formData();
    files = form.getAll(field);
  } catch {
    throw new Problem('invalid-request', 'The form could not be read.');
  }
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File)) {
    throw new Problem('invalid-request', `Send one file in the field ${field}.`);
  }
  if (file.size > maxBytes) throw new Problem('too-large', `A file can be at most ${maxBytes / bytesPerMegabyte} MB.`);
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
};
