import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with their own package.json: `npm ci` at the root skips these packages, because few commands need them. */
export const optionalPackages = {
  /** Lighthouse and autocannon. */
  bench: 'bin/bench',
  /** AWS clients for the account: doctor, smoke and deploy. */
  doctor: 'bin/doctor/packages',
  /** sharp, which encodes the pictures of courses. */
  pictures: 'content/pictures/packages',
  /** AWS's DynamoDB Local, for machines with Java 17. */
  dynamoDbLocal: 'local/aws/dynamodb/dynamodb-local',
  /** IBM Equal Access, html-validate and the Nu HTML checker. */
  accessibility: 'test/support/accessibility',
} as const;

const isInstalled = (folder: string): boolean => {
  const installed = join(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
};

/** Installs the packages of a folder unless they are present. @throws Error when npm fails. */
export const installPackages = (folder: string): void => {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${folder} …`);
  execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
