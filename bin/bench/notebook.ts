import { type Browser, chromium } from 'playwright-core';
import { findOrInstallBrowser } from '../test/browser.ts';
import { startPlatform } from '../test/platform.ts';
import { type Session, signIn } from './sign-in.ts';
import { type Measurement, median } from './table.ts';

const notebookPath = '/notebook';
const rounds = 3;

/** Waits in the page; milliseconds since the start of its navigation. */
const waitForOutput = `new Promise((resolve) => {
  const look = () => {
    const outputs = [...document.querySelectorAll('section[aria-label^="Output of"]')];
    if (outputs.some(({ textContent }) => textContent.includes('42'))) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Milliseconds from opening the page, nothing cached, to the first output of Python. */
const firstOutputMs = async (browser: Browser, url: string, session: Session): Promise<number> => {
  const context = await browser.newContext({ baseURL: url, storageState: session });
  try {
    const page = await context.newPage();
    await page.goto(notebookPath);
    await page.getByRole('textbox', { name: 'Code of cell 1' }).click();
    await page.keyboard.type('6 * 7');
    await page.keyboard.press('Control+Enter');
    return await page.evaluate<number>(waitForOutput);
  } finally {
    await context.close();
  }
};

/** Time to the first Python output on a page's first visit, without cache. */
export const benchNotebook = async (): Promise<Measurement[]> => {
  const executablePath = findOrInstallBrowser();
  if (!executablePath) throw new Error('No browser found. Set CHROME_PATH.');
  const platform = await startPlatform();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const session = await signIn(browser, platform.url);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await firstOutputMs(browser, platform.url, session));
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
