import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of Chrome or Chromium: `CHROME_PATH`, or the first on the PATH. @throws Error without one. */
const findBrowser = (): string => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env.CHROME_PATH || candidates.find(isExecutable);
  if (!found) throw new Error('Chrome or Chromium not found. Install one, or set CHROME_PATH.');
  return found;
};

/** Starts it headless, without sandbox, because the sandbox does not work as root and only our own page is opened. */
const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Opens a browser for a task and closes it afterward. */
export const withBrowser = async <Result>(task: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await openBrowser();
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
};
