import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IgnoreMode } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { siteOriginPlaceholder } from '#contract/site-origin.ts';

/** Files to treat as text. */
const texts = /\.(html|xml|txt)$/;

const filesIn = (folder: string, subfolder = ''): string[] =>
  readdirSync(join(folder, subfolder)).flatMap((name) => {
    const path = join(subfolder, name);
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });

/**
 * Splits the files of a folder, without excluded subfolders, into two sources: files that contain the site's origin,
 * which is filled in, and all others.
 */
export const sourcesWithOrigin = (folder: string, siteUrl: string, excluded: readonly string[]): ISource[] => {
  const files = filesIn(folder).filter((path) => !excluded.some((subfolder) => path.startsWith(`${subfolder}/`)));
  const filesWithOrigin = new Set(
    files.filter(
      (path) => texts.test(path) && readFileSync(join(folder, path), 'utf8').includes(siteOriginPlaceholder),
    ),
  );
  const assetOf = (isWanted: (path: string) => boolean) =>
    Source.asset(folder, {
      // Only `.gitignore` patterns can match a single file by its full path.
      ignoreMode: IgnoreMode.GIT,
      exclude: [...excluded, ...files.filter((path) => !isWanted(path))].map((path) => `/${path}`),
    });
  const documents = assetOf((path) => filesWithOrigin.has(path));
  return [
    assetOf((path) => !filesWithOrigin.has(path)),
    {
      bind: (scope, context) => ({ ...documents.bind(scope, context), markers: { [siteOriginPlaceholder]: siteUrl } }),
    },
  ];
};
