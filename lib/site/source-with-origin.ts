import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IgnoreMode } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { siteOriginPlaceholder } from '../../contract/site-origin.ts';

/** Files that may be read as text. */
const texts = /\.(html|xml|txt)$/;

const filesIn = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below)).flatMap((name) => {
    const path = join(below, name);
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });

/** The files of a folder as two sources: those that name the site's origin, with it put in, and all others. */
export const sourcesWithOrigin = (folder: string, siteUrl: string, leftOut: string): ISource[] => {
  const files = filesIn(folder).filter((path) => !path.startsWith(`${leftOut}/`));
  const naming = new Set(
    files.filter(
      (path) => texts.test(path) && readFileSync(join(folder, path), 'utf8').includes(siteOriginPlaceholder),
    ),
  );
  const only = (isWanted: (path: string) => boolean) =>
    Source.asset(folder, {
      // As in `.gitignore`, because only there a pattern can mean one file and not all of its name.
      ignoreMode: IgnoreMode.GIT,
      exclude: [leftOut, ...files.filter((path) => !isWanted(path))].map((path) => `/${path}`),
    });
  const documents = only((path) => naming.has(path));
  return [
    only((path) => !naming.has(path)),
    {
      bind: (scope, context) => ({ ...documents.bind(scope, context), markers: { [siteOriginPlaceholder]: siteUrl } }),
    },
  ];
};
