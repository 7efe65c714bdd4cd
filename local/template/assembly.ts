import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkTemplate } from './limits.ts';

/** A resource of a synthesized template. */
export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
  Condition?: string;
}

/** The relevant parts of a CloudFormation template. */
export interface Template {
  Parameters?: Record<string, { Default?: unknown }>;
  Conditions?: Record<string, unknown>;
  Resources?: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown }; Condition?: string }>;
}

/** A synthesized stack. */
export interface Stack {
  name: string;
  template: Template;
  /** Returns the absolute path of an asset's file or directory by its S3 key. @throws Error for an unknown asset. */
  assetPath(objectKey: string): string;
}

interface Artifact {
  type: string;
  properties?: { templateFile?: string; stackName?: string; file?: string; directoryName?: string };
}

interface AssetManifest {
  files?: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
}

const readJson = async <Shape>(path: string): Promise<Shape> => JSON.parse(await readFile(path, 'utf8')) as Shape;

/** Finds all artifacts of the assembly and of its stages' assemblies, with their directories. */
const findArtifacts = async (directory: string): Promise<Map<string, { directory: string; artifact: Artifact }>> => {
  const { artifacts = {} } = await readJson<{ artifacts?: Record<string, Artifact> }>(join(directory, 'manifest.json'));
  const found = new Map(Object.entries(artifacts).map(([id, artifact]) => [id, { directory, artifact }]));
  for (const artifact of Object.values(artifacts)) {
    if (artifact.type !== 'cdk:cloud-assembly') continue;
    const inner = await findArtifacts(join(directory, artifact.properties?.directoryName ?? ''));
    for (const [id, location] of inner) found.set(id, location);
  }
  return found;
};

const readAssets = async (directory: string, file: string): Promise<Map<string, string>> => {
  const { files = {} } = await readJson<AssetManifest>(join(directory, file));
  const paths = new Map<string, string>();
  for (const { source, destinations } of Object.values(files)) {
    for (const { objectKey } of Object.values(destinations)) paths.set(objectKey, join(directory, source.path));
  }
  return paths;
};

/**
 * Reads the named stacks of a cloud assembly (`cdk.out`), in the given order. @throws Error when one is missing or
 * exceeds CloudFormation's quotas.
 */
export const readAssembly = async (directory: string, stackIds: readonly string[]): Promise<Stack[]> => {
  const artifacts = await findArtifacts(directory);
  return Promise.all(
    stackIds.map(async (id) => {
      const location = artifacts.get(id);
      const templateFile = location?.artifact.properties?.templateFile;
      if (!location || !templateFile) throw new Error(`${directory} has no stack ${id}. Synthesize it first.`);
      const assetFile = artifacts.get(`${id}.assets`)?.artifact.properties?.file;
      const assets = assetFile ? await readAssets(location.directory, assetFile) : new Map<string, string>();
      const name = location.artifact.properties?.stackName ?? id;
      const text = await readFile(join(location.directory, templateFile), 'utf8');
      const template = JSON.parse(text) as Template;
      checkTemplate(name, template, text);
      return {
        name,
        template,
        assetPath: (objectKey: string) => {
          const path = assets.get(objectKey);
          if (!path) throw new Error(`Stack ${name} has no asset ${objectKey}.`);
          return path;
        },
      };
    }),
  );
};
