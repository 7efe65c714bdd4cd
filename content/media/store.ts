import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import { uploadMedia } from '../publish/upload-media.ts';
import { cachePath, storedName } from './cache.ts';
import { type LockedFile, videoType } from './lock.ts';

/** A file of a store from some byte on. */
export interface StoredMedia {
  content: Readable;
  /** The first byte of `content`: 0 when the store cannot begin elsewhere. */
  start: number;
  /** Bytes of the whole file; undefined when the store does not say. */
  size: number | undefined;
}

/** Where media outside git are kept, named by the hash of their content. */
export interface MediaStore {
  url: string;
  /** Opens a file from a byte on; undefined when the store does not have it. */
  open(file: LockedFile, start: number): Promise<StoredMedia | undefined>;
  /** Stores a file of the cache unless the store has it. @throws Error for a store that can only be read. */
  put(file: Omit<LockedFile, 'line'>): Promise<void>;
}

/** Prefix of stored media in a stage's media bucket. Nothing that the site serves is below it. */
export const storePrefix = 'media-store/';

/** Returns the total of `bytes 10-99/100`. */
const totalOf = (contentRange: string | null | undefined): number | undefined => {
  const total = /\/(\d+)$/.exec(contentRange ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
};

const rangeFrom = (start: number): string | undefined => (start > 0 ? `bytes=${start}-` : undefined);

/** Opens a store in an S3 bucket. */
export const bucketStore = (client: S3Client, bucket: string, prefix = storePrefix): MediaStore => ({
  url: `s3://${bucket}/${prefix}`,
  open: async (file, start) => {
    try {
      const { Body, ContentRange, ContentLength } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: prefix + storedName(file), Range: rangeFrom(start) }),
      );
      return {
        content: Body as Readable,
        start: ContentRange ? start : 0,
        size: ContentRange ? totalOf(ContentRange) : ContentLength,
      };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
  put: async (file) => {
    const path = cachePath(file);
    const key = prefix + storedName(file);
    const open = () => createReadStream(path);
    await uploadMedia(client, bucket, [{ key, contentType: videoType, size: file.size, path, open }]);
  },
});

const webStore = (url: string): MediaStore => ({
  url,
  open: async (file, start) => {
    const range = rangeFrom(start);
    const response = await fetch(new URL(storedName(file), url), { headers: range ? { range } : {} });
    if (response.status === 404) return undefined;
    if (!response.ok || !response.body) throw new Error(`${url} answers with ${response.status}.`);
    const isPart = response.status === 206;
    const length = response.headers.get('content-length');
    return {
      content: Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      start: isPart ? start : 0,
      size: isPart ? totalOf(response.headers.get('content-range')) : length === null ? undefined : Number(length),
    };
  },
  put: () => {
    throw new Error(`${url} can only be read. Push to an s3: or file: URL.`);
  },
});

const folderStore = (url: string): MediaStore => {
  const pathOf = (file: Pick<LockedFile, 'sha256'>) => join(fileURLToPath(url), storedName(file));
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => undefined,
    );
  return {
    url,
    open: async (file, start) => {
      const size = await sizeOf(pathOf(file));
      return size === undefined ? undefined : { content: createReadStream(pathOf(file), { start }), start, size };
    },
    put: async (file) => {
      const path = pathOf(file);
      if ((await sizeOf(path)) === file.size) return;
      await mkdir(fileURLToPath(url), { recursive: true });
      // Renamed in one step, so that nobody fetches half a file.
      const written = `${path}.${process.pid}.part`;
      await copyFile(cachePath(file), written);
      await rename(written, path);
    },
  };
};

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Opens the store at a URL: `s3://bucket/prefix/`, `https://host/path/`, which can only be read, or `file:///folder/`.
 * @throws Error for any other URL.
 */
export const openStore = (url: string, client: () => S3Client): MediaStore => {
  const parsed = URL.canParse(url) ? new URL(url.endsWith('/') ? url : `${url}/`) : undefined;
  if (parsed?.protocol === 's3:') return bucketStore(client(), parsed.hostname, parsed.pathname.slice(1));
  if (parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLocal(parsed))) return webStore(parsed.href);
  if (parsed?.protocol === 'file:') return folderStore(parsed.href);
  throw new Error(`The store "${url}" is not an s3:, https: or file: URL.`);
};
