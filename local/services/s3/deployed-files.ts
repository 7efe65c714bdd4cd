import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ObjectFacts, ObjectSource } from './object.ts';

/** A file that a deployment put into a bucket: on disk, or made while deploying. */
export interface DeployedFile {
  key: string;
  content: { path: string } | { body: Buffer };
  headers: Record<string, string>;
}

interface Loaded {
  facts: ObjectFacts;
  body: Buffer;
}

/** Files a template deploys into one bucket. They are read where they lie and kept in memory until they change. */
export interface DeployedFiles extends ObjectSource {
  add(files: readonly DeployedFile[]): void;
}

const load = async ({ key, content, headers }: DeployedFile, modifiedAt: number): Promise<Loaded> => {
  const body = 'body' in content ? content.body : await readFile(content.path);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  return { facts: { key, size: body.length, etag, modifiedAt, headers }, body };
};

export const createDeployedFiles = (): DeployedFiles => {
  const files = new Map<string, DeployedFile>();
  const loaded = new Map<string, Loaded>();
  const startedAt = Date.now();

  const current = async (file: DeployedFile): Promise<Loaded> => {
    const known = loaded.get(file.key);
    const modifiedAt = 'path' in file.content ? (await stat(file.content.path)).mtimeMs : startedAt;
    if (known?.facts.modifiedAt === modifiedAt) return known;
    const fresh = await load(file, modifiedAt);
    loaded.set(file.key, fresh);
    return fresh;
  };

  return {
    add: (added) => {
      for (const file of added) files.set(file.key, file);
    },
    keys: () => [...files.keys()],
    facts: async (key) => {
      const file = files.get(key);
      return file && (await current(file)).facts;
    },
    read: async (facts, range) => {
      const known = loaded.get(facts.key);
      if (known?.facts !== facts) return undefined;
      return range ? known.body.subarray(range.first, range.last + 1) : known.body;
    },
  };
};
