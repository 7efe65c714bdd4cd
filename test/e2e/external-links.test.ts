import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';

const openPage = withBrowser();

const links = {
  profiles: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/sample' },
    { name: 'YouTube', url: 'https://www.youtube.com/@sample' },
  ],
  demo: 'https://demo.sample.dev/translation',
};

/** Opens a page with the stage settings replaced, or with this platform's, which set no external links. */
const visit = async (path: string, settings?: typeof links): Promise<Page> => {
  const { page } = await openPage();
  if (settings) {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      return route.fulfill({ json: { ...config, links: settings } });
    });
  }
  const configured = page.waitForResponse('**/config.json');
  await page.goto(path);
  await configured;
  return page;
};

const profiles = (page: Page) => page.getByRole('list', { name: 'Our profiles elsewhere' }).getByRole('link');

test('the contact page links to the profiles of the stage, or to none', async () => {
  const page = await visit('/contactUs', links);
  await profiles(page).first().waitFor();
  const urls = await Promise.all((await profiles(page).all()).map((link) => link.getAttribute('href')));
  expect(urls).toEqual(links.profiles.map(({ url }) => url));
  expect(await findingsInBothThemes(page)).toEqual([]);
  const plain = await visit('/contactUs');
  await plain.getByRole('heading', { name: 'The office' }).waitFor();
  expect(await profiles(plain).count()).toBe(0);
});

test('the generative AI page links to the demo of the stage, or to none', async () => {
  const page = await visit('/solution/gen-ai-solutions', links);
  const demo = page.getByRole('link', { name: 'Try Demo' });
  await demo.waitFor();
  expect(await demo.getAttribute('href')).toBe(links.demo);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const plain = await visit('/solution/gen-ai-solutions');
  await plain.getByRole('heading', { name: 'Find out with one meeting' }).waitFor();
  expect(await plain.getByRole('link', { name: 'Try Demo' }).count()).toBe(0);
});
