import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { retryOnClockRollover } from '../support/clock-rollover.ts';
import { consoleCall, newIpAddress } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, type Visitor, withBrowser } from './support/browser.ts';
import { focusedText, waitUntilBelowHeader, waitUntilLive, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
/** Messages are limited by IP address, so each visitor has their own. */
const openFromOtherNetwork = async (): Promise<void> => {
  visitor = await openPage({ extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() } });
  page = visitor.page;
};
beforeEach(openFromOtherNetwork);

const send = () => page.getByRole('button', { name: 'Send message' }).click();
const field = (name: string) => page.getByLabel(name, { exact: true });

/** Opens the page, fills in the form and returns the email address used. */
const write = async (
  message = 'We would like to try Plan with nine people.',
  email = `ada-${randomUUID()}@example.com`,
) => {
  await page.goto('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill(message);
  // A press before the form's code has loaded would have to be repeated.
  await waitUntilLive(page, '[name=firstName]');
  return email;
};

const emailsAbout = async (email: string) =>
  (await consoleCall<{ subject: string; text: string }[]>('GET', 'inbox')).filter(({ text }) => text.includes(email));

const waitForThanks = () => page.locator(':focus', { hasText: /^Thanks, we got it/ }).waitFor();
const fieldValue = (name: string) => field(name).inputValue();

test('a visitor contacts us by keyboard, is thanked, and the message arrives', async () => {
  const email = await write();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Send message');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { name: 'Thanks, we got it' });
  await thanks.waitFor();
  await waitForThanks();
  await page.getByText('We answer within 24 business hours.').first().waitFor();
  await page.getByText(`Our reply goes to ${email}.`).waitFor();
  expect(await page.getByRole('heading', { name: 'Write to us' }).isVisible()).toBe(false);
  const [mail, ...others] = await emailsAbout(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Message from Ada Reyes' });
  expect(mail?.text).toContain('We would like to try Plan with nine people.');
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.goto('/contactUs');
  await waitUntilReady(page);
  expect(await fieldValue('Message')).toBe('');
});

test.each([390, 1440])('at %d px the thank-you heading is below the header', async (width) => {
  await page.setViewportSize({ width, height: 844 });
  await write();
  await send();
  await waitForThanks();
  await waitUntilBelowHeader(page, ':focus');
  const focusEnd = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
  expect(focusEnd).toBeLessThan(844);
});

test('errors are shown at their fields, and the first one gets the focus', async () => {
  await write();
  await field('First name').fill(' ');
  await field('Email').fill('ada at example');
  await send();
  await page.getByText('Please enter your first name.').waitFor();
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.locator('[name=firstName]:focus').waitFor();
  expect(await field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(await field('Last name').getAttribute('aria-invalid')).toBeNull();
  const describedBy = (await field('Email').getAttribute('aria-describedby'))?.split(' ')[0];
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('Please enter a valid email address.');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('errors that only the server finds are shown at their fields too', async () => {
  await write();
  // Removes the browser's own limit, as a script could.
  await field('Last name').evaluate((input) => input.removeAttribute('maxlength'));
  await field('Last name').fill('x'.repeat(81));
  await send();
  await page.getByText('Use at most 80 characters.').waitFor();
  await page.locator('[name=lastName]:focus').waitFor();
  visitor.allowErrors(/400/);
});

test('a rate-limited sender sees how long to wait and keeps the text', () =>
  retryOnClockRollover('hour', async () => {
    await openFromOtherNetwork();
    const email = `ada-${randomUUID()}@example.com`;
    for (let count = 0; count < 5; count += 1) {
      await write(`Message ${count}`, email);
      await send();
      await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
    }
    await write('One more thing.', email);
    await send();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/again in \d+ (seconds?|minutes?)\./);
    expect(await fieldValue('Message')).toBe('One more thing.');
    expect(await accessibilityFindings(page)).toEqual([]);
    visitor.allowErrors(/429/);
  }));

test('a message survives a lost connection and a reload, and one press sends it', async () => {
  const email = await write('A long story, typed on a train.');
  await page.context().setOffline(true);
  await send();
  await page.getByRole('alert').filter({ hasText: 'no connection' }).waitFor();
  expect(await fieldValue('Message')).toBe('A long story, typed on a train.');
  await page.context().setOffline(false);
  await page.reload();
  await waitFor(async () => (await fieldValue('Message')) !== '');
  expect(await fieldValue('Email')).toBe(email);
  await send();
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  expect(await emailsAbout(email)).toHaveLength(1);
  visitor.allowErrors(/ERR_INTERNET_DISCONNECTED/);
});

test('a bot that fills the hidden field is thanked, and nothing reaches us', async () => {
  const email = await write();
  await page.locator('[name=website]').evaluate((input) => Object.assign(input, { value: 'https://spam.example' }));
  await send();
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  expect(await emailsAbout(email)).toEqual([]);
});

/** Opens a window without script. */
const openWithoutScript = async () => {
  const reader = await openPage({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() },
  });
  page = reader.page;
  const email = `ada-${randomUUID()}@example.com`;
  await page.goto('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  return { email, reader };
};

test('without script the browser submits the form and the page says thanks', async () => {
  const { email } = await openWithoutScript();
  await field('Message').fill('Written in a text browser.');
  await send();
  await page.waitForURL('**/contactUs#sent');
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(false);
  expect(await emailsAbout(email)).toHaveLength(1);
});

test('without script a refused message keeps its text and can be sent again', async () => {
  const { email, reader } = await openWithoutScript();
  await field('First name').fill(' ');
  await field('Message').fill('Two lines,\nand "quotes" & <signs>.');
  await send();
  await page.getByRole('heading', { name: 'Not sent' }).waitFor();
  await page.getByText('This cannot be empty.').waitFor();
  expect(await fieldValue('Message')).toBe('Two lines,\nand "quotes" & <signs>.');
  await field('First name').fill('Ada');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  const [mail] = await emailsAbout(email);
  expect(mail?.text).toContain('and "quotes" & <signs>.');
  reader.allowErrors(/400/);
});

test('when the application never loads, the browser submits the form', async () => {
  await page.route(/\/assets\/application-.*\.js$/, (route) => route.abort());
  const email = `ada-${randomUUID()}@example.com`;
  await page.goto('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill('Sent through a broken line.');
  await send();
  await page.waitForURL('**/contactUs#sent');
  expect(await emailsAbout(email)).toHaveLength(1);
  visitor.allowErrors(/ERR_FAILED|dynamically imported module/);
});

test('the external map loads only for visitors who open it', async () => {
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>Streets' });
  });
  await page.goto('/contactUs#office');
  await waitUntilReady(page);
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Show the map' }).click();
  await page.frameLocator('iframe[title^="Map of"]').getByText('Streets').waitFor();
  expect(foreign).toEqual(['/export/embed.html']);
});

test('a stage with a form service embeds its form and says thanks after submission', async () => {
  const frameUrl = 'https://share.hsforms.com/1AAECAwQFRgeICQoLDA0ODwca';
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    const hubspot = {
      region: 'na1',
      portalId: '442',
      contactFormId: '00010203-0405-4607-8809-0a0b0c0d0e0f',
      instructorFormId: '00010203-0405-4607-8809-0a0b0c0d0e0f',
    };
    return route.fulfill({ json: { ...config, hubspot } });
  });
  // The CSP of such a stage allows the frame; this platform's does not.
  await page.route(/\/contactUs$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': `${policy}`.replace('frame-src', 'frame-src https://share.hsforms.com'),
    };
    return route.fulfill({ response, headers });
  });
  await page.route('https://share.hsforms.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage({ type: 'hsFormCallback', eventName: 'onFormSubmitted' }, '*')</script>`,
    }),
  );
  const framed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('hsforms')) framed.push(request.url());
  });
  await page.goto('/contactUs');
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  expect(framed).toEqual([frameUrl]);
});
