import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, isDebianRoot } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Finds Chrome or Chromium: `CHROME_PATH`, the PATH, or the usual folder on macOS. */
const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...onPath(names), ...defaultPaths].find((path) => path !== undefined && existsSync(path));

const installWithPlaywright = (): string | undefined => {
  const installed = spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (installed.status !== 0) return undefined;
  const printPath = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['-e', printPath], { encoding: 'utf8' }).trim();
  return existsSync(path) ? path : undefined;
};

/** Finds a browser for the e2e tests or installs one: Debian's package as root on Debian, else Playwright's. */
export const findOrInstallBrowser = (): string | undefined => {
  const found = findBrowser();
  if (found) return found;
  console.log('Chrome or Chromium not found: installing one for the end-to-end tests.');
  if (!isDebianRoot()) return installWithPlaywright();
  return installFromDebian('chromium') ? findBrowser() : undefined;
};

/**
 * Finds Chromium's headless shell on the PATH: the same engine without the browser around it, in less than half the
 * processor time. Installs it only in continuous integration. `CHROME_PATH` rules it out.
 */
export const findOrInstallHeadlessShell = (): string | undefined => {
  if (process.env.CHROME_PATH) return undefined;
  const find = (): string | undefined => onPath(shellNames).find((path) => existsSync(path));
  const found = find();
  if (found || !process.env.CI || !isDebianRoot()) return found;
  console.log('Chromium headless shell not found: installing it for the end-to-end tests.');
  return installFromDebian('chromium-headless-shell') ? find() : undefined;
};
