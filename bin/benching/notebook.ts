import { type Browser, chromium } from 'playwright-core';
import { findOrInstallBrowser } from '../testing/browser.ts';
import { startPlatform } from '../testing/platform.ts';
import { type Figure, median } from './table.ts';

const sample = { email: 'learner@example.com', password: 'Tenfold-2026' };
const page = '/notebook';
const rounds = 3;

/** Waits inside the page; the clock is the page's, from the start of its navigation. */
const untilOutput = `new Promise((resolve) => {
  const look = () => {
    const outputs = [...document.querySelectorAll('section[aria-label^="Output of"]')];
    if (outputs.some(({ textContent }) => textContent.includes('42'))) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Milliseconds from opening the page, nothing cached, to the first output of Python. */
const firstOutput = async (browser: Browser, url: string, session: object): Promise<number> => {
  const context = await browser.newContext({ baseURL: url, storageState: session as never });
  try {
    const tab = await context.newPage();
    await tab.goto(page);
    await tab.getByRole('textbox', { name: 'Code of cell 1' }).click();
    await tab.keyboard.type('6 * 7');
    await tab.keyboard.press('Control+Enter');
    return await tab.evaluate<number>(untilOutput);
  } finally {
    await context.close();
  }
};

const signedIn = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url });
  const tab = await context.newPage();
  await tab.goto('/login');
  await tab.getByLabel('Email address').fill(sample.email);
  await tab.getByLabel('Password').fill(sample.password);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await tab.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
};

/** The first output of Python on a page nobody opened before, in a browser without a cache. */
export const benchNotebook = async (): Promise<Figure[]> => {
  const executablePath = findOrInstallBrowser();
  if (!executablePath) throw new Error('No browser: set CHROME_PATH.');
  const platform = await startPlatform();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const session = await signedIn(browser, platform.url);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await firstOutput(browser, platform.url, session));
    return [
      {
        what: `first output of Python, cold (median of ${rounds})`,
        measured: `${(median(times) / 1000).toFixed(1)} s`,
        goal: '≤ 6 s',
      },
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
