import { createDeployedFiles, type DeployedFiles } from './deployed-files.ts';
import type { ObjectSource } from './object-source.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** A bucket: written objects shadow deployed ones. */
export interface Bucket {
  name: string;
  written: ObjectStore;
  deployed: DeployedFiles;
  /** Written and deployed objects. */
  all: ObjectSource;
}

/** Opens a bucket whose written objects are stored in a directory. */
export const openBucket = async (name: string, directory: string): Promise<Bucket> => {
  const written = await openObjectStore(directory);
  const deployed = createDeployedFiles();
  return {
    name,
    written,
    deployed,
    all: {
      keys: () => [...new Set([...written.keys(), ...deployed.keys()])],
      metadata: async (key) => (await written.metadata(key)) ?? deployed.metadata(key),
      read: async (metadata, range) => (await written.read(metadata, range)) ?? deployed.read(metadata, range),
    },
  };
};
