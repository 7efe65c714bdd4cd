import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, isDebianRoot } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds Chrome or Chromium: `CHROME_PATH`, the PATH, or the usual folder on macOS. */
const findBrowser = (): string | undefined => {
  const pathCandidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH, ...pathCandidates, ...defaultPaths].find(
    (path) => path !== undefined && existsSync(path),
  );
};

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
