import { readFile } from 'node:fs/promises';
import type { Stack } from '#local/template/assembly.ts';

/** A key value store as a CloudFront function reads it. */
export interface KeyValueStore {
  exists(key: string): Promise<boolean>;
  /** @throws Error for an unknown key */
  get(key: string): Promise<string>;
}

export interface KeyValueStoreProperties {
  ImportSource?: { SourceType: string; SourceArn: string };
}

/** CloudFront limits in bytes: of the imported file, of a key and of a value. */
const maxDataBytes = 5 * 1024 * 1024;
const maxKeyBytes = 512;
const maxValueBytes = 1024;

const parseData = (text: string): Map<string, string> => {
  if (Buffer.byteLength(text) > maxDataBytes) throw new Error(`the data exceeds ${maxDataBytes} bytes.`);
  const { data } = JSON.parse(text) as { data?: unknown };
  if (!Array.isArray(data) || data.length === 0) throw new Error('the data must be a list of keys and values.');
  const values = new Map<string, string>();
  for (const { key, value } of data as { key?: unknown; value?: unknown }[]) {
    if (typeof key !== 'string' || typeof value !== 'string') throw new Error('keys and values must be text.');
    if (key === '' || Buffer.byteLength(key) > maxKeyBytes) throw new Error(`a key has 1 to ${maxKeyBytes} bytes.`);
    if (Buffer.byteLength(value) > maxValueBytes) throw new Error(`the value of ${key} is too large.`);
    if (values.has(key)) throw new Error(`the key ${key} occurs twice.`);
    values.set(key, value);
  }
  return values;
};

/**
 * Creates a store from the asset of its stack that it imports.
 * @throws Error when CloudFront would reject its data
 */
export const readKeyValueStore = async (
  logicalId: string,
  { ImportSource }: KeyValueStoreProperties,
  stack: Stack | undefined,
): Promise<KeyValueStore> => {
  let values = new Map<string, string>();
  if (ImportSource) {
    const objectKey = ImportSource.SourceArn.split('/').slice(1).join('/');
    if (ImportSource.SourceType !== 'S3' || !stack) throw new Error(`${logicalId}: only assets can be imported.`);
    const text = await readFile(stack.assetPath(objectKey), 'utf8');
    try {
      values = parseData(text);
    } catch (error) {
      throw new Error(`${logicalId}: ${(error as Error).message}`);
    }
  }
  return {
    exists: async (key) => values.has(key),
    get: async (key) => {
      const value = values.get(key);
      if (value === undefined) throw new Error(`KeyNotFound: ${key}`);
      return value;
    },
  };
};
