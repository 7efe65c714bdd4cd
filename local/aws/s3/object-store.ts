import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '#local/dictionary.ts';
import type { ByteRange, ObjectMetadata, ObjectSource } from './object-source.ts';

/** The objects of one bucket, stored in a directory. An acknowledged write survives a killed process. */
export interface ObjectStore extends ObjectSource {
  write(key: string, body: Buffer, headers: Record<string, string>): Promise<ObjectMetadata>;
  /** Writes an object from pieces that together have `size` bytes. */
  writeParts(
    key: string,
    object: Pick<ObjectMetadata, 'size' | 'etag'> & { content: AsyncIterable<Buffer> },
    headers: Record<string, string>,
  ): Promise<ObjectMetadata>;
  /** Removes a key; an unknown key is not an error. */
  remove(key: string): Promise<void>;
}

interface Entry {
  metadata: ObjectMetadata;
  file: string;
  /** Offset of the content in the file. */
  offset: number;
}

/** Files are named by a digest and a version, because keys may contain `..` or exceed the length of a file name. */
const fileName = (key: string): string => `${createHash('sha256').update(key).digest('hex')}-${randomUUID()}`;

const draftSuffix = '.draft';

const readFrom = async (path: string, position: number, length: number): Promise<Buffer> => {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** An object is one file: four bytes with the length of its metadata, the metadata as JSON, the content. */
const readEntry = async (file: string): Promise<Entry> => {
  const length = (await readFrom(file, 0, 4)).readUInt32BE();
  const metadata = parseJson((await readFrom(file, 4, length)).toString('utf8')) as ObjectMetadata;
  return { metadata, file, offset: 4 + length };
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Reads the entries of a directory. Removes drafts and replaced versions that a killed process left behind. */
const readEntries = async (directory: string): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  for (const name of await readdir(directory)) {
    const file = join(directory, name);
    if (name.endsWith(draftSuffix)) {
      await rm(file);
      continue;
    }
    const entry = await readEntry(file);
    const other = entries.get(entry.metadata.key);
    const [newest, replaced] =
      other && other.metadata.modifiedAt > entry.metadata.modifiedAt ? [other, entry] : [entry, other];
    entries.set(newest.metadata.key, newest);
    if (replaced) await rm(replaced.file);
  }
  return entries;
};

/** Opens the store in a directory, creating it if needed. */
export const openObjectStore = async (directory: string): Promise<ObjectStore> => {
  await mkdir(directory, { recursive: true });
  const entries = await readEntries(directory);

  const write = async (metadata: ObjectMetadata, content: Iterable<Buffer> | AsyncIterable<Buffer>) => {
    const { key } = metadata;
    const metadataBytes = Buffer.from(JSON.stringify(metadata));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(metadataBytes.length);
    const file = join(directory, fileName(key));
    const handle = await open(file + draftSuffix, 'w');
    try {
      await handle.writev([length, metadataBytes]);
      for await (const piece of content) await handle.writev([piece]);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(file + draftSuffix, file);
    await sync(directory);
    const replaced = entries.get(key);
    entries.set(key, { metadata, file, offset: 4 + metadataBytes.length });
    if (replaced) await rm(replaced.file, { force: true });
    return metadata;
  };

  return {
    keys: () => [...entries.keys()],
    metadata: async (key) => entries.get(key)?.metadata,

    read: async (metadata, range?: ByteRange) => {
      const entry = entries.get(metadata.key);
      if (entry?.metadata !== metadata) return undefined;
      const { first, last } = range ?? { first: 0, last: metadata.size - 1 };
      try {
        return await readFrom(entry.file, entry.offset + first, last - first + 1);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    write: (key, body, headers) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      return write({ key, size: body.length, etag, modifiedAt: Date.now(), headers }, [body]);
    },

    writeParts: (key, { size, etag, content }, headers) =>
      write({ key, size, etag, modifiedAt: Date.now(), headers }, content),

    remove: async (key) => {
      const entry = entries.get(key);
      if (!entry) return;
      entries.delete(key);
      await rm(entry.file, { force: true });
      await sync(directory);
    },
  };
};
