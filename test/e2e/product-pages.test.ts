import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { documentWidth, waitInPage, waitUntilLive, waitUntilReady } from './support/page-state.ts';

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

/** The page's demo once hydrated. */
const liveDemo = async (page: Page) => {
  const demo = page.locator('#try');
  await demo.scrollIntoViewIfNeeded();
  await waitUntilLive(page, '#try');
  return demo;
};

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

test('a visitor fills the SWOT board by suggestions and typing, and undoes a note', async () => {
  await visit('/products/plan', async (page) => {
    const demo = await liveDemo(page);
    const strengths = demo.getByRole('region', { name: 'Strengths' });
    await demo.getByRole('button', { name: 'Mechanics known by name' }).click();
    await strengths.getByText('Mechanics known by name').waitFor();
    const own = demo.getByLabel('Your own answer');
    await own.fill('We pick the bike up');
    await own.press('Enter');
    await strengths.getByText('We pick the bike up').waitFor();
    expect(await own.inputValue()).toBe('');

    await demo.getByRole('button', { name: 'Next question' }).press('Enter');
    await demo.getByRole('button', { name: 'No online booking' }).press('Enter');
    await demo.getByRole('region', { name: 'Weaknesses' }).getByText('No online booking').waitFor();
    await demo.getByRole('button', { name: 'Remove: We pick the bike up' }).press('Enter');
    expect(await strengths.getByText('We pick the bike up').count()).toBe(0);
    await demo.getByText('6 notes').waitFor();
    expect(await accessibilityFindings(page, '#try')).toEqual([]);
  });
});

test('arrow keys change the caption language, and captions follow the clip', async () => {
  await visit('/products/dublabs', async (page) => {
    const demo = await liveDemo(page);
    const caption = demo.locator('[data-caption]');
    await demo.getByRole('radio', { name: 'Español' }).press('ArrowRight');
    await demo.getByText('Un bon café commence par l’eau.').waitFor();
    expect(await caption.getAttribute('lang')).toBe('fr');
    await demo.getByRole('button', { name: 'Next line' }).click();
    await demo.getByText('Laissez-la bouillir, puis attendez une demi-minute.').waitFor();
    await demo.getByRole('button', { name: 'Play the clip' }).click();
    await demo.getByText('Versez lentement').waitFor();
    await demo.getByRole('button', { name: 'Pause' }).click();
  });
});

test('an email is rewritten in the chosen tone and length', async () => {
  await visit('/products/draftemail', async (page) => {
    const demo = await liveDemo(page);
    const draft = demo.locator('[data-draft]');
    await demo.getByRole('radio', { name: 'Formal' }).check({ force: true });
    await draft.getByText('Dear Ms. Duarte,').waitFor();
    const full = (await draft.textContent())?.length ?? 0;
    await demo.getByRole('radio', { name: 'Short' }).check({ force: true });
    await draft.getByText('Owing to a late component').waitFor();
    expect((await draft.textContent())?.length).toBeLessThan(full);
  });
});

test('an interview answer is checked, and the next question starts empty', async () => {
  await visit('/products/joblyn', async (page) => {
    const demo = await liveDemo(page);
    await demo.getByRole('heading', { name: '3 of 5 points' }).waitFor();
    const answer = demo.getByLabel('Your answer');
    await answer.fill(
      'In March I saw that our import would be two weeks late. I told the client the same afternoon, moved the ten largest accounts first, and asked a colleague for half a day. In the end nobody had to wait for an invoice, and I learned to test the data before I promise a date.',
    );
    await demo.getByRole('button', { name: 'Check my answer' }).press('Enter');
    await demo.getByRole('heading', { name: '5 of 5 points' }).waitFor();
    await demo.getByRole('button', { name: 'Next question' }).click();
    await demo.getByRole('heading', { name: 'What we check' }).waitFor();
    expect(await answer.inputValue()).toBe('');
  });
});

test('an empty interview answer is asked for, and its field gets the focus', async () => {
  await visit('/products/joblyn', async (page) => {
    const demo = await liveDemo(page);
    const answer = demo.getByLabel('Your answer');
    await answer.fill(' ');
    await demo.getByRole('button', { name: 'Check my answer' }).press('Enter');
    await demo.getByText('Write your answer first, then check it.').waitFor();
    expect(await answer.getAttribute('aria-invalid')).toBe('true');
    await waitInPage(page, () => document.activeElement?.tagName === 'TEXTAREA');
    expect(await accessibilityFindings(page, '#try')).toEqual([]);
    await answer.fill('I');
    expect(await demo.getByText('Write your answer first, then check it.').count()).toBe(0);
  });
});

test('a conversation plays to its end by keyboard and can restart', async () => {
  await visit('/products/pmcoach', async (page) => {
    const demo = await liveDemo(page);
    const say = (words: string) => demo.getByRole('button', { name: words }).press('Enter');
    await say('We go live on the first without payments');
    await demo.getByText('Without payments, who would even use it?').waitFor();
    // The button is gone; the focus moves to the answer.
    await waitInPage(page, () => document.activeElement?.textContent.includes('who would even use it?') === true);
    await say('In the test group, seven of ten');
    await say('Then we agree: the first without payments');
    await demo.getByRole('heading', { name: 'She is on your side.' }).waitFor();
    expect(await demo.getByRole('meter').getAttribute('aria-valuenow')).toBe('8');
    expect(await accessibilityFindings(page, '#try')).toEqual([]);
    await demo.getByRole('button', { name: 'Start over' }).click();
    await demo.getByRole('heading', { name: 'What do you say?' }).waitFor();
  });
});

test('from home, a product page opens at its top without a reload and works', async () => {
  await visit('/', async (page) => {
    await waitUntilReady(page);
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
    expect(await page.getByRole('link', { name: 'refund policy', exact: true }).getAttribute('href')).toMatch(
      /#refunds$/,
    );
  });
});

test('a visitor of DubLabs sees the pricing model without opening a question', async () => {
  await visit('/products/dublabs', async (page) => {
    // biome-ignore lint/performance/useDomNodeTextContent: text in a closed question does not count
    expect(await page.locator('main').innerText()).toContain('Custom pricing');
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
