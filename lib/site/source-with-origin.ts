import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IgnoreMode } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { siteOriginPlaceholder } from '../../contract/site-origin.ts';

/** Files that may be read as text. */
const texts = /\.(html|xml|txt)$/;

const filesIn = (folder: string, subfolder = ''): string[] =>
  readdirSync(join(folder, subfolder)).flatMap((name) => {
    const path = join(subfolder, name);
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });

/** The files of a folder as two sources: those that name the site's origin, with it put in, and all others. */
export const sourcesWithOrigin = (folder: string, siteUrl: string, excluded: string): ISource[] => {
  const files = filesIn(folder).filter((path) => !path.startsWith(`${excluded}/`));
  const filesWithOrigin = new Set(
    files.filter(
      (path) => texts.test(path) && readFileSync(join(folder, path), 'utf8').includes(siteOriginPlaceholder),
    ),
  );
  const assetOf = (isWanted: (path: string) => boolean) =>
    Source.asset(folder, {
      // As in `.gitignore`, because only there a pattern can mean one file and not all of its name.
      ignoreMode: IgnoreMode.GIT,
      exclude: [excluded, ...files.filter((path) => !isWanted(path))].map((path) => `/${path}`),
    });
  const documents = assetOf((path) => filesWithOrigin.has(path));
  return [
    assetOf((path) => !filesWithOrigin.has(path)),
    {
      bind: (scope, context) => ({ ...documents.bind(scope, context), markers: { [siteOriginPlaceholder]: siteUrl } }),
    },
  ];
};
