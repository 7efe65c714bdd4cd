import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '#local/dictionary.ts';
import { xmlError } from '../errors.ts';
import type { AwsReply } from '../service.ts';
import type { ObjectStore } from './object-store.ts';

/** S3's limits: the number of parts, and the bytes of each but the last. */
export const maxParts = 10_000;
const minPartBytes = 5 * 1024 ** 2;

/** An upload that is not complete. */
export interface MultipartUpload {
  id: string;
  key: string;
  /** Milliseconds since 1970. */
  initiatedAt: number;
  /** Headers stored with the object. */
  headers: Record<string, string>;
}

export interface UploadedPart {
  number: number;
  size: number;
  /** Quoted MD5 of the part. */
  etag: string;
  modifiedAt: number;
}

/** The multipart uploads of one bucket, each in a directory of its own. Parts survive a killed process. */
export interface MultipartUploads {
  create(key: string, headers: Record<string, string>): Promise<MultipartUpload>;
  /** Returns the upload with this id to this key. */
  find(key: string, id: string): Promise<MultipartUpload | undefined>;
  /** Returns the uploads to keys with a prefix, by key and then by time. */
  list(prefix: string): Promise<MultipartUpload[]>;
  /** Stores a part, replacing one with the same number; undefined when the upload has ended meanwhile. */
  putPart(upload: MultipartUpload, number: number, body: Buffer): Promise<UploadedPart | undefined>;
  /** Returns the parts by number. */
  parts(upload: MultipartUpload): Promise<UploadedPart[]>;
  /** Joins these parts to an object and ends the upload; replies with an error if S3 would. */
  complete(
    upload: MultipartUpload,
    chosen: readonly { number: number; etag: string }[],
  ): Promise<AwsReply | { etag: string }>;
  abort(upload: MultipartUpload): Promise<void>;
}

const descriptionFile = 'upload.json';
const md5 = (content: Buffer) => createHash('md5').update(content).digest();
const bytesOf = (etag: string) => Buffer.from(etag.replaceAll('"', ''), 'hex');

const findProblem = (stored: readonly UploadedPart[], chosen: readonly { number: number; etag: string }[]) => {
  if (chosen.length === 0) return xmlError(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  if (chosen.some(({ number }, index) => index > 0 && number <= (chosen[index - 1]?.number ?? 0)))
    return xmlError(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  const found = chosen.map(({ number, etag }) =>
    stored.find((part) => part.number === number && bytesOf(part.etag).equals(bytesOf(etag))),
  );
  if (found.includes(undefined))
    return xmlError(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
  return found.slice(0, -1).some((part) => part && part.size < minPartBytes)
    ? xmlError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
    : undefined;
};

/** Opens the uploads in a directory, creating it if needed. `store` receives what is completed. */
export const openMultipartUploads = async (directory: string, store: ObjectStore): Promise<MultipartUploads> => {
  await mkdir(directory, { recursive: true });
  const uploads = new Map<string, MultipartUpload>();
  for (const id of await readdir(directory)) {
    const description = await readFile(join(directory, id, descriptionFile), 'utf8').catch(() => undefined);
    if (description !== undefined) uploads.set(id, parseJson(description) as MultipartUpload);
  }

  /** A part is one file: its number, its MD5, its bytes. */
  const partFile = (id: string, number: number, etag: string) =>
    join(directory, id, `${number}-${bytesOf(etag).toString('hex')}`);

  const parts = async ({ id }: MultipartUpload): Promise<UploadedPart[]> => {
    const names = (await readdir(join(directory, id))).filter((name) => /^\d+-[\da-f]{32}$/.test(name));
    const all = await Promise.all(
      names.map(async (name): Promise<UploadedPart> => {
        const { size, mtimeMs } = await stat(join(directory, id, name));
        const [number = '', digest = ''] = name.split('-');
        return { number: Number(number), etag: `"${digest}"`, size, modifiedAt: mtimeMs };
      }),
    );
    return all.sort((one, other) => one.number - other.number);
  };

  const abort = async ({ id }: MultipartUpload): Promise<void> => {
    uploads.delete(id);
    await rm(join(directory, id), { recursive: true, force: true });
  };

  return {
    create: async (key, headers) => {
      const upload = { id: randomUUID(), key, initiatedAt: Date.now(), headers };
      await mkdir(join(directory, upload.id));
      await writeFile(join(directory, upload.id, descriptionFile), JSON.stringify(upload));
      uploads.set(upload.id, upload);
      return upload;
    },
    find: async (key, id) => {
      const upload = uploads.get(id);
      return upload?.key === key ? upload : undefined;
    },
    list: async (prefix) =>
      [...uploads.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .sort(
          (one, other) =>
            Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)) || one.initiatedAt - other.initiatedAt,
        ),
    putPart: async (upload, number, body) => {
      const etag = `"${md5(body).toString('hex')}"`;
      const file = partFile(upload.id, number, etag);
      const draft = `${file}.${randomUUID()}.draft`;
      try {
        const replaced = (await parts(upload)).filter((part) => part.number === number && part.etag !== etag);
        await writeFile(draft, body);
        await rename(draft, file);
        for (const part of replaced) await rm(partFile(upload.id, number, part.etag), { force: true });
      } catch (error) {
        if (!uploads.has(upload.id) && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
      return { number, etag, size: body.length, modifiedAt: Date.now() };
    },
    parts,
    complete: async (upload, chosen) => {
      const stored = await parts(upload);
      const problem = findProblem(stored, chosen);
      if (problem) return problem;
      const used = stored.filter((part) => chosen.some(({ number }) => number === part.number));
      const digest = md5(Buffer.concat(used.map(({ etag }) => bytesOf(etag)))).toString('hex');
      const etag = `"${digest}-${used.length}"`;
      const content = async function* () {
        for (const part of used)
          yield* createReadStream(partFile(upload.id, part.number, part.etag)) as AsyncIterable<Buffer>;
      };
      const size = used.reduce((sum, part) => sum + part.size, 0);
      await store.writeParts(upload.key, { size, etag, content: content() }, upload.headers);
      await abort(upload);
      return { etag };
    },
    abort,
  };
};
