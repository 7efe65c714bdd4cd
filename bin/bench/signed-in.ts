import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { sampleAccount } from '../start/sample-account.ts';
import { browserFlags } from '../test/browser-flags.ts';
import { enroll, type Session, signIn } from './sign-in.ts';
import { median } from './table.ts';

const courseId = 'prompting-that-works';

/** Signed-in pages that are measured unless a command names others. */
export const signedInPaths = [
  '/dashboard',
  `/courses/${courseId}/content/0/what-a-prompt-does`,
  `/courses/${courseId}/content/0/how-a-model-writes`,
  `/courses/${courseId}/content/0/explore-next-word`,
  `/courses/${courseId}/content/1/quiz-saying`,
  '/profile',
] as const;

/** A slow phone: 1.6 Mbit/s by default, 150 ms per round trip, and a quarter of this machine's speed. */
export const defaultKilobitsPerSecond = 1.6 * 1024;
const roundTripMs = 150;
const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Milliseconds without a request after which a page counts as loaded. */
const quietMs = 2_000;
const maxLoadMs = 90_000;

/** What a visit to a page took. */
interface Visit {
  largestContentfulPaintMs: number;
  /** Requests of the page, videos aside. */
  requests: number;
  /** Kilobytes of script as transferred. */
  scriptKilobytes: number;
}

/** Measurements of a page: the first visit without a cache, and a second one. */
export interface SignedInFigures {
  first: Visit;
  second: Visit;
}

interface Measurement {
  url: string;
  executablePath: string;
  runs: number;
  kilobitsPerSecond: number;
}

/** Runs in the page before its scripts. Keeps the time of the largest contentful paint so far. */
const observePaint = `new PerformanceObserver((list) => {
  const last = list.getEntries().at(-1);
  if (last) document.documentElement.setAttribute('data-largest-paint-ms', last.startTime);
}).observe({ type: 'largest-contentful-paint', buffered: true });`;

const visit = async (page: Page, path: string, kilobitsPerSecond: number): Promise<Visit> => {
  const bytesPerSecond = (kilobitsPerSecond * 1024) / 8;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const kinds = new Map<string, string>();
  const pending = new Set<string>();
  let scriptBytes = 0;
  let lastActivityAt = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    if (type === 'Media') return;
    kinds.set(requestId, type);
    pending.add(requestId);
  });
  const onSettled = (requestId: string) => {
    pending.delete(requestId);
    lastActivityAt = performance.now();
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    onSettled(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => onSettled(requestId));
  await page.goto(path, { timeout: maxLoadMs });
  const startedAt = performance.now();
  const isLoading = () => pending.size > 0 || performance.now() - lastActivityAt < quietMs;
  while (isLoading() && performance.now() - startedAt < maxLoadMs) {
    await page.waitForTimeout(quietMs / 10);
  }
  const paint = await page.locator('html').getAttribute('data-largest-paint-ms');
  return {
    largestContentfulPaintMs: Number(paint),
    requests: kinds.size,
    scriptKilobytes: scriptBytes / 1024,
  };
};

/** Opens a page twice in a new browser profile; the second time with what the first has cached. */
const visitTwice = async (
  browser: Browser,
  { url, kilobitsPerSecond }: Measurement,
  session: Session,
  path: string,
): Promise<SignedInFigures> => {
  const context: BrowserContext = await browser.newContext({ baseURL: url, storageState: session, ...phone });
  try {
    await context.addInitScript({ content: observePaint });
    const first = await visit(await context.newPage(), path, kilobitsPerSecond);
    return { first, second: await visit(await context.newPage(), path, kilobitsPerSecond) };
  } finally {
    await context.close();
  }
};

const mediansOf = (visits: readonly Visit[]): Visit => {
  const medianOf = (name: keyof Visit) => median(visits.map((one) => one[name]));
  return {
    largestContentfulPaintMs: medianOf('largestContentfulPaintMs'),
    requests: medianOf('requests'),
    scriptKilobytes: medianOf('scriptKilobytes'),
  };
};

/** Measures signed-in pages on a slow phone, medians of several runs, one page at a time. */
export const measureSignedIn = async (
  measurement: Measurement,
  paths: readonly string[],
  onPage: (path: string, figures: SignedInFigures) => void,
): Promise<void> => {
  const { url, executablePath, runs } = measurement;
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const session = await signIn(browser, url);
    await enroll(url, sampleAccount.email, courseId);
    for (const path of paths) {
      const all: SignedInFigures[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await visitTwice(browser, measurement, session, path));
      onPage(path, {
        first: mediansOf(all.map(({ first }) => first)),
        second: mediansOf(all.map(({ second }) => second)),
      });
    }
  } finally {
    await browser.close();
  }
};
