import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFindings, until, type Visitor, withBrowser } from '../support/browser.ts';
import { consoleCall, newAddress } from '../support/platform.ts';
import { withinOne } from '../support/within-one.ts';

const arrive = withBrowser();
let visitor: Visitor;
let page: Page;
/** Messages are counted by network address, so everyone here comes from one of their own. */
const arriveFromElsewhere = async (): Promise<void> => {
  visitor = await arrive({ extraHTTPHeaders: { 'x-local-viewer-address': newAddress() } });
  page = visitor.page;
};
beforeEach(arriveFromElsewhere);

const send = () => page.getByRole('button', { name: 'Send message' }).click();
const field = (name: string) => page.getByLabel(name, { exact: true });

const isLive = `Object.keys(document.querySelector('[name=firstName]')).some((key) => key.startsWith('__reactFiber'))`;

/** Opens the page and fills in the form as a person would; returns the address that was given. */
const write = async (
  message = 'We would like to try Plan with nine people.',
  email = `ada-${randomUUID()}@example.com`,
) => {
  await page.goto('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill(message);
  // A press before the form's own code has come would have to be repeated.
  await until(page, isLive);
  return email;
};

const mailsAbout = async (email: string) =>
  (await consoleCall<{ subject: string; text: string }[]>('GET', 'inbox')).filter(({ text }) => text.includes(email));

const said = (name: string) => field(name).evaluate((control: { value: string }) => control.value);

test('somebody writes to us by keyboard and is thanked, and the message reaches us', async () => {
  const email = await write();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Send message');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { name: 'Thank you, it has arrived' });
  await thanks.waitFor();
  await until(page, `document.activeElement.textContent.startsWith('Thank you')`);
  await page.getByText('We answer within 24 business hours.').first().waitFor();
  const [mail, ...others] = await mailsAbout(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Message from Ada Reyes' });
  expect(mail?.text).toContain('We would like to try Plan with nine people.');
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.goto('/contactUs');
  await until(page, `document.documentElement.dataset.ready !== undefined`);
  expect(await said('Message')).toBe('');
});

test.each([390, 1440])('at %d px the thanks and their heading are below the header', async (width) => {
  await page.setViewportSize({ width, height: 844 });
  await write();
  await send();
  await until(page, `document.activeElement.textContent.startsWith('Thank you')`);
  const topOf = (selector: string) => `document.querySelector('${selector}').getBoundingClientRect().top`;
  const headerEnd = `document.querySelector('header').getBoundingClientRect().bottom`;
  await until(page, `${topOf('#message-title')} >= ${headerEnd}`, 5_000);
  expect(await page.evaluate<boolean>(`document.activeElement.getBoundingClientRect().bottom < innerHeight`)).toBe(
    true,
  );
});

test('what is missing or wrong is said at its field, and the first of them gets the focus', async () => {
  await write();
  await field('First name').fill(' ');
  await field('Email').fill('ada at example');
  await send();
  await page.getByText('Please enter your first name.').waitFor();
  await page.getByText('Please enter a valid email address.').waitFor();
  await until(page, `document.activeElement.name === 'firstName'`);
  expect(await field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(await field('Last name').getAttribute('aria-invalid')).toBeNull();
  const describedBy = (await field('Email').getAttribute('aria-describedby'))?.split(' ')[0];
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('Please enter a valid email address.');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('what only the server refuses is said at its field too', async () => {
  await write();
  // The browser's own limit is out of the way, as it is for whoever pastes by script.
  await page.evaluate(`document.querySelector('[name=lastName]').removeAttribute('maxlength')`);
  await field('Last name').fill('x'.repeat(81));
  await send();
  await page.getByText('Use at most 80 characters.').waitFor();
  await until(page, `document.activeElement.name === 'lastName'`);
  visitor.forgive(/400/);
});

test('who writes too often is told how long to wait, and keeps the text', () =>
  withinOne('hour', async () => {
    await arriveFromElsewhere();
    const email = `ada-${randomUUID()}@example.com`;
    for (let count = 0; count < 5; count += 1) {
      await write(`Message ${count}`, email);
      await send();
      await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
    }
    await write('One more thing.', email);
    await send();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/again in \d+ (seconds?|minutes?)\./);
    expect(await said('Message')).toBe('One more thing.');
    expect(await accessibilityFindings(page)).toEqual([]);
    visitor.forgive(/429/);
  }));

test('a message survives a lost connection and a reload, and is sent with one more press', async () => {
  const email = await write('A long story, typed on a train.');
  await page.context().setOffline(true);
  await send();
  await page.getByRole('alert').filter({ hasText: 'no connection' }).waitFor();
  expect(await said('Message')).toBe('A long story, typed on a train.');
  await page.context().setOffline(false);
  await page.reload();
  await until(page, `document.querySelector('[name=message]').value !== ''`);
  expect(await said('Email')).toBe(email);
  await send();
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  expect(await mailsAbout(email)).toHaveLength(1);
  visitor.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test('a robot that fills in what people cannot see is thanked, and nothing reaches us', async () => {
  const email = await write();
  await page.evaluate(`document.querySelector('[name=website]').value = 'https://spam.example'`);
  await send();
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  expect(await mailsAbout(email)).toEqual([]);
});

/** Somebody whose browser runs no script. */
const arriveWithoutScript = async () => {
  const reader = await arrive({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-local-viewer-address': newAddress() },
  });
  page = reader.page;
  const email = `ada-${randomUUID()}@example.com`;
  await page.goto('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  return { email, reader };
};

test('without script the browser sends the message itself, and the page thanks in place of the form', async () => {
  const { email } = await arriveWithoutScript();
  await field('Message').fill('Written in a text browser.');
  await send();
  await page.waitForURL('**/contactUs#sent');
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(false);
  expect(await mailsAbout(email)).toHaveLength(1);
});

test('without script a refused message comes back as it was typed, and one more press sends it', async () => {
  const { email, reader } = await arriveWithoutScript();
  await field('First name').fill(' ');
  await field('Message').fill('Two lines,\nand "quotes" & <signs>.');
  await send();
  await page.getByRole('heading', { name: 'Not sent' }).waitFor();
  await page.getByText('This cannot be empty.').waitFor();
  expect(await said('Message')).toBe('Two lines,\nand "quotes" & <signs>.');
  await field('First name').fill('Ada');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  const [mail] = await mailsAbout(email);
  expect(mail?.text).toContain('and "quotes" & <signs>.');
  reader.forgive(/400/);
});

test('where the application never comes, the browser sends the message itself', async () => {
  await page.route(/\/assets\/application-.*\.js$/, (route) => route.abort());
  const email = `ada-${randomUUID()}@example.com`;
  await page.goto('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill('Sent through a broken line.');
  await send();
  await page.waitForURL('**/contactUs#sent');
  expect(await mailsAbout(email)).toHaveLength(1);
  visitor.forgive(/ERR_FAILED|dynamically imported module/);
});

test('the map of another site is fetched only by those who open it', async () => {
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>Streets' });
  });
  await page.goto('/contactUs#office');
  await until(page, `document.documentElement.dataset.ready !== undefined`);
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Show the map' }).click();
  await page.frameLocator('iframe[title^="Map of"]').getByText('Streets').waitFor();
  expect(foreign).toEqual(['/export/embed.html']);
});

test('a stage with a form service shows its form in a frame of another origin, and thanks when it says so', async () => {
  const address = 'https://share.hsforms.com/1AAECAwQFRgeICQoLDA0ODwca';
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
  // The policy of such a stage allows the frame; the one of this platform does not.
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
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  expect(framed).toEqual([address]);
});
