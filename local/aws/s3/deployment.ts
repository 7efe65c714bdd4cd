import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { glob } from '#local/glob.ts';
import type { Stack } from '#local/template/assembly.ts';
import type { Hosts } from '#local/template/hosts.ts';
import type { ResourceProvider } from '#local/template/resources.ts';
import type { DeployedFile } from './deployed-files.ts';
import { mediaType } from './media-types.ts';
import type { S3 } from './s3.ts';

interface MarkersConfig {
  jsonEscape?: boolean | string;
  markerEncodings?: Record<string, string>;
}

interface DeploymentProperties {
  SourceObjectKeys: string[];
  /** Per source: placeholders in its files and their replacements. */
  SourceMarkers?: Record<string, unknown>[];
  SourceMarkersConfig?: MarkersConfig[];
  DestinationBucketName: string;
  DestinationBucketKeyPrefix?: string;
  Exclude?: string[];
  Include?: string[];
  SystemMetadata?: Record<string, string>;
  UserMetadata?: Record<string, string>;
}

const filesIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

/** Exclusions first, then inclusions; the last match decides. */
const createFilter = ({ Exclude = [], Include = [] }: DeploymentProperties): ((file: string) => boolean) => {
  const excluded = Exclude.map((text) => glob(text));
  const included = Include.map((text) => glob(text));
  return (file) => included.some((test) => test(file)) || !excluded.some((test) => test(file));
};

const encodings: Record<string, (value: unknown) => string> = {
  LITERAL: String,
  JSON_VALUE: (value) => JSON.stringify(value),
  UNQUOTED_JSON_VALUE: (value) => JSON.stringify(value).replace(/^"|"$/g, ''),
};

const replaceMarkers = (text: string, markers: Record<string, unknown>, config: MarkersConfig): string => {
  const defaultEncoding = String(config.jsonEscape) === 'true' ? 'UNQUOTED_JSON_VALUE' : 'LITERAL';
  let replaced = text;
  for (const [marker, value] of Object.entries(markers)) {
    const name = config.markerEncodings?.[marker] ?? defaultEncoding;
    const encode = encodings[name];
    if (!encode) throw new Error(`The marker encoding ${name} is not supported.`);
    replaced = replaced.replaceAll(marker, () => encode(value));
  }
  return replaced;
};

/**
 * The custom resource of CDK's BucketDeployment, without its function: the bucket serves the files in place. In files
 * with markers, hosts are replaced too, because a host may be composed of a marker and literal text.
 */
export const createDeployments = (stacks: readonly Stack[], s3: S3, hosts: Hosts): ResourceProvider => ({
  resourceTypes: ['Custom::CDKBucketDeployment'],

  create: async ({ logicalId, stackName, properties }) => {
    const deployment = properties as unknown as DeploymentProperties;
    const bucket = s3.bucket(deployment.DestinationBucketName);
    const stack = stacks.find((candidate) => candidate.name === stackName);
    if (!bucket || !stack) throw new Error(`${logicalId}: unknown bucket ${deployment.DestinationBucketName}.`);
    const isWanted = createFilter(deployment);
    const metadata = Object.entries(deployment.UserMetadata ?? {}).map(([name, value]) => [
      `x-amz-meta-${name}`,
      value,
    ]);
    const headers = { ...deployment.SystemMetadata, ...Object.fromEntries(metadata) };
    const prefix = deployment.DestinationBucketKeyPrefix
      ? `${deployment.DestinationBucketKeyPrefix.replace(/\/$/, '')}/`
      : '';

    for (const [index, objectKey] of deployment.SourceObjectKeys.entries()) {
      const directory = stack.assetPath(objectKey);
      if (!(await stat(directory)).isDirectory()) throw new Error(`${logicalId}: only folders can be deployed.`);
      const markers = deployment.SourceMarkers?.[index] ?? {};
      const config = deployment.SourceMarkersConfig?.[index] ?? {};
      const files = (await filesIn(directory)).filter(isWanted).map(async (file): Promise<DeployedFile> => {
        const key = prefix + file;
        const path = join(directory, file);
        const hasMarkers = Object.keys(markers).length > 0;
        return {
          key,
          headers: { 'content-type': mediaType(key), ...headers },
          content: hasMarkers
            ? { body: Buffer.from(hosts.rewrite(replaceMarkers(await readFile(path, 'utf8'), markers, config))) }
            : { path },
        };
      });
      bucket.deployed.add(await Promise.all(files));
    }
    return { ref: logicalId, attributes: { DestinationBucketArn: `arn:aws:s3:::${bucket.name}` } };
  },
});
