import { join } from 'node:path';
import { createDeployedFiles, type DeployedFiles } from './deployed-files.ts';
import { type MultipartUploads, openMultipartUploads } from './multipart-uploads.ts';
import type { ObjectSource } from './object-source.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** A bucket: written objects shadow deployed ones. */
export interface Bucket {
  name: string;
  written: ObjectStore;
  deployed: DeployedFiles;
  uploads: MultipartUploads;
  /** Written and deployed objects. */
  all: ObjectSource;
}

/** Opens a bucket whose objects are stored in a directory. */
export const openBucket = async (name: string, directory: string): Promise<Bucket> => {
  const written = await openObjectStore(join(directory, name));
  const deployed = createDeployedFiles();
  return {
    name,
    // No bucket has an underscore in its name.
    uploads: await openMultipartUploads(join(directory, '_uploads', name), written),
    written,
    deployed,
    all: {
      keys: () => [...new Set([...written.keys(), ...deployed.keys()])],
      metadata: async (key) => (await written.metadata(key)) ?? deployed.metadata(key),
      read: async (metadata, range) => (await written.read(metadata, range)) ?? deployed.read(metadata, range),
    },
  };
};
