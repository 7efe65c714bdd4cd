import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { liveDemo } from './support/live-demo.ts';
import { documentWidth, waitInPage, waitUntilLive } from './support/page-state.ts';

const openPage = withBrowser();

/** Opens a page and uses its demo; any browser error fails the test. */
const visit = async (path: string, useDemo: (page: Page) => Promise<void>, options?: BrowserContextOptions) => {
  const { page } = await openPage(options);
  await page.goto(path);
  await useDemo(page);
};

declare global {
  interface Window {
    /** Set by a test; a document that has it was not reloaded. */
    isSamePage?: boolean;
  }
}

/** Waits until the section of this id is at the top of the window. */
const waitForTop = (page: Page, id: string) =>
  waitInPage(
    page,
    (section) => Math.abs(document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN) < 80,
    id,
  );

const products = [
  ['plan', 'Live', '14-day free trial'],
  ['dublabs', 'Live', 'Custom pricing'],
  ['draftemail', 'Live', '$97/month'],
  ['joblyn', 'Alpha', '14-day free trial'],
  ['pmcoach', 'Live', '$47/month'],
] as const;

test.each(products)(
  'the page of %s describes it, is accessible and fits a narrow phone',
  async (slug, badge, price) => {
    const narrow = { viewport: { width: 320, height: 640 } };
    await visit(
      `/products/${slug}`,
      async (page) => {
        const main = page.getByRole('main');
        await main.getByText(badge, { exact: true }).waitFor();
        expect(await main.textContent()).toContain(price);
        const demo = await liveDemo(page);
        expect(await demo.isVisible()).toBe(true);
        expect(await documentWidth(page)).toBe(320);
        expect(await accessibilityFindings(page)).toEqual([]);
      },
      narrow,
    );
  },
);

/** Runs in the page. Figures in the hero, the headings and the banner, each with the word that it counts. */
const statedFigures = (): string[] => {
  const facts = [...document.querySelectorAll('[aria-label=Introduction] li, main h2')].map(
    ({ textContent }) => textContent,
  );
  const banner = [...document.querySelectorAll('main dl div')].map(
    (row) => `${row.querySelector('dd')?.textContent} ${row.querySelector('dt')?.textContent}`,
  );
  return [...facts, ...banner].flatMap((text) => text.match(/\$?\d[\d.,]*(?:K?\+|%)?[ /][a-z]+/g) ?? []);
};

test.each(products.map(([slug]) => slug))('the page of %s states no figure twice', async (slug) => {
  await visit(`/products/${slug}`, async (page) => {
    const figures = await page.evaluate(statedFigures);
    expect(figures.length).toBeGreaterThan(3);
    expect([...new Set(figures)]).toEqual(figures);
  });
});

test.each(products.map(([slug]) => slug))(
  'without script the page of %s is complete, with working links and questions',
  async (slug) => {
    await visit(
      `/products/${slug}`,
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect((await page.locator('#try').textContent())?.length).toBeGreaterThan(200);
        const question = page.locator('details').first();
        await question.locator('summary').click();
        expect(await question.getAttribute('open')).not.toBeNull();
        await page.locator('details').nth(1).locator('summary').click();
        expect(await question.getAttribute('open')).toBeNull();
        await page.getByRole('link', { name: 'Explore Our Tools' }).click();
        await page.waitForURL('**/solution');
      },
      { javaScriptEnabled: false },
    );
  },
);

test('from home, a product page opens at its top without a reload and works', async () => {
  await visit('/', async (page) => {
    // Before hydration, a link causes a full page load.
    await waitUntilLive(page, '#tools');
    await page.evaluate(() => {
      window.isSamePage = true;
    });
    await page.locator('#tools').getByRole('link', { name: 'PMCoach' }).click();
    await page.getByRole('heading', { level: 1, name: 'Have the hard conversation twice' }).waitFor();
    await waitInPage(page, () => scrollY === 0);
    expect(await page.evaluate(() => window.isSamePage)).toBe(true);
    const demo = await liveDemo(page);
    await demo.getByRole('button', { name: 'We could work weekends' }).click();
    await demo.getByText('I cannot tell the board that you will try.').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Get good at working with AI' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Have the hard conversation twice' }).waitFor();
    await waitInPage(page, () => scrollY === 0);
  });
});

test.each([
  ['/pricing', 'pricing', 'Prices'],
  ['/products', 'tools', 'Professional AI Tools - Make yourself 10x more valuable'],
])('%s scrolls to its section of home', async (path, id, title) => {
  await visit(path, async (page) => {
    await page.getByRole('heading', { name: title }).waitFor();
    await waitForTop(page, id);
  });
});

test('one press leads to the refund policy in the terms', async () => {
  await visit('/refund-policy', async (page) => {
    await page.getByRole('heading', { name: 'Refunds' }).waitFor();
    await waitInPage(page, () => {
      const top = document.getElementById('refunds-title')?.getBoundingClientRect().top ?? Number.NaN;
      return top > (document.querySelector('header')?.offsetHeight ?? Number.NaN) && top < innerHeight / 2;
    });
    await page.getByRole('link', { name: 'Read the refund policy' }).click();
    await page.waitForURL('**/termsofservice#refunds');
    await page.getByRole('heading', { name: 'Refunds' }).waitFor();
    // The section links to its short address, and not to itself.
    const section = page.locator('#refunds');
    expect(await section.getByRole('link', { name: '/refund-policy' }).getAttribute('href')).toBe('/refund-policy');
    expect(await section.locator('a[href*="#refunds"]').count()).toBe(0);
  });
});

test('a visitor of DubLabs sees the pricing model without opening a question', async () => {
  await visit('/products/dublabs', async (page) => {
    // biome-ignore lint/performance/useDomNodeTextContent: text in a closed question does not count
    expect(await page.locator('main').innerText()).toContain('Custom pricing');
  });
});

test.each([
  ['/', 'Browse courses'],
  ['/enterprise', 'Talk to us'],
  ['/products/dublabs', 'Get a quote'],
  ['/products/plan', 'Start Free Trial'],
])('the closing banner of %s leads with %s', async (path, text) => {
  await visit(path, async (page) => {
    const banner = page.locator('section[aria-labelledby="call-to-action"]');
    await banner.getByRole('link', { name: 'Start Free Trial' }).waitFor();
    expect((await banner.getByRole('link').allTextContents())[0]).toBe(text);
  });
});

test('the page behind the banner shows the tools that the banner names', async () => {
  await visit('/solution', async (page) => {
    await page.getByRole('link', { name: 'Explore Our Tools' }).click();
    await page.waitForURL('**/solution#tools');
    await waitForTop(page, 'tools');
    for (const [slug] of products) await page.locator(`#tools a[href="/products/${slug}"]`).waitFor();
  });
});

test('the picture of a solution leads to its page', async () => {
  await visit('/solution', async (page) => {
    const solution = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Real-Time Translation' }) });
    const { width = 0, height = 0 } = (await solution.boundingBox()) ?? {};
    await solution.click({ position: { x: 0.75 * width, y: height / 2 } });
    await page.waitForURL('**/solution/gen-ai-solutions');
  });
});

test('the dots of a virtual training day regroup with each part of it', async () => {
  const { page } = await openPage();
  await page.goto('/corporate-training');
  const waitForRows = (rows: number) =>
    waitInPage(
      page,
      (expected) => {
        const paths = [...document.querySelectorAll('figure path')];
        const visible = paths.filter((path) => getComputedStyle(path).opacity === '1');
        return visible.length === 1 && visible[0]?.getAttribute('d')?.match(/M/g)?.length === expected;
      },
      rows,
    );
  const rowsOfRooms = Math.ceil(750 / 4);
  await waitForRows(rowsOfRooms);
  await page.getByText('One speaker').click();
  const rowsOfEveryone = 750 / 50;
  await waitForRows(rowsOfEveryone);
});
