import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ObjectMetadata, ObjectSource } from './object-source.ts';

/** A file that a deployment puts into a bucket: on disk, or generated during deployment. */
export interface DeployedFile {
  key: string;
  content: { path: string } | { body: Buffer };
  headers: Record<string, string>;
}

interface Loaded {
  metadata: ObjectMetadata;
  body: Buffer;
}

/** Files a template deploys into one bucket. They are read in place and cached in memory until they change. */
export interface DeployedFiles extends ObjectSource {
  add(files: readonly DeployedFile[]): void;
}

const load = async ({ key, content, headers }: DeployedFile, modifiedAt: number): Promise<Loaded> => {
  const body = 'body' in content ? content.body : await readFile(content.path);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  return { metadata: { key, size: body.length, etag, modifiedAt, headers }, body };
};

export const createDeployedFiles = (): DeployedFiles => {
  const files = new Map<string, DeployedFile>();
  const loaded = new Map<string, Loaded>();
  const startedAt = Date.now();

  const loadCurrent = async (file: DeployedFile): Promise<Loaded> => {
    const cached = loaded.get(file.key);
    const modifiedAt = 'path' in file.content ? (await stat(file.content.path)).mtimeMs : startedAt;
    if (cached?.metadata.modifiedAt === modifiedAt) return cached;
    const fresh = await load(file, modifiedAt);
    loaded.set(file.key, fresh);
    return fresh;
  };

  return {
    add: (added) => {
      for (const file of added) files.set(file.key, file);
    },
    keys: () => [...files.keys()],
    metadata: async (key) => {
      const file = files.get(key);
      return file && (await loadCurrent(file)).metadata;
    },
    read: async (metadata, range) => {
      const cached = loaded.get(metadata.key);
      if (cached?.metadata !== metadata) return undefined;
      return range ? cached.body.subarray(range.first, range.last + 1) : cached.body;
    },
  };
};
