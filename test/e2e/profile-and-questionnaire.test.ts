import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitFor } from '../support/wait-for.ts';
import { findingsInBothThemes, type Visitor, withBrowser } from './support/browser.ts';
import { removeStored, waitForFocusedText, waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage({ timezoneId: 'America/New_York' });
  page = visitor.page;
  await logInAsNewLearner(page, 'Robin Vale');
});

const toast = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByRole('textbox', { name });
const waitForFocusedValue = (value: string) =>
  waitInPage(page, (expected) => (document.activeElement as HTMLInputElement | null)?.value === expected, value);

const openProfile = async () => {
  await page.goto('/profile');
  await field('Display name').waitFor();
};

test('a learner edits their profile and finds it after coming back', async () => {
  await openProfile();
  await page.getByText('Verified', { exact: true }).waitFor();
  expect(await field('Display name').inputValue()).toBe('Robin Vale');
  await field('Headline').fill('Analyst at a small hospital');
  await field('Name on certificates').fill('Robin Alexander Vale');
  await page.getByRole('figure').getByText('Robin Alexander Vale').waitFor();
  await press('Use this device’s: America/New York');
  await page.getByRole('radio', { name: '3 days a week' }).check();
  await press('Add a link');
  await field('Link 1').fill('example.com/robin');
  await press('Save profile');
  await toast('Profile saved.');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await openProfile();
  expect(await field('Headline').inputValue()).toBe('Analyst at a small hospital');
  expect(await field('Link 1').inputValue()).toBe('https://example.com/robin');
  expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('America/New_York');
  expect(await page.getByRole('radio', { name: '3 days a week' }).isChecked()).toBe(true);
});

test('links beside the sections lead to them, and mark the one being read', async () => {
  await openProfile();
  const sections = page.getByRole('navigation', { name: 'Sections of your profile' });
  const isCurrent = (name: string) =>
    sections.getByRole('link', { name, exact: true }).and(page.locator('[aria-current="true"]'));
  await isCurrent('About you').waitFor();
  // In a high window, the last ones are too near the end of the page to reach its top.
  await page.setViewportSize({ width: 1440, height: 1200 });
  for (const name of ['Learning path', 'Purchases', 'Appearance']) {
    await sections.getByRole('link', { name, exact: true }).press('Enter');
    await isCurrent(name).waitFor();
    await waitForFocusedText(page, name);
  }
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -10_000);
  await isCurrent('About you').waitFor();
});

test('the save button appears with a change, covers nothing, and is gone once saved', async () => {
  await openProfile();
  const save = page.getByRole('button', { name: 'Save profile' });
  expect(await save.count()).toBe(0);
  await field('Headline').fill('Analyst');
  await save.waitFor();
  await page.getByRole('heading', { name: 'Password' }).scrollIntoViewIfNeeded();
  await waitFor(() => save.evaluate((button) => button.getBoundingClientRect().bottom < 0));

  // A window of 1440 by 900 at 400% zoom.
  await page.setViewportSize({ width: 360, height: 225 });
  await field('Headline').evaluate((input) => input.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await waitFor(() => save.evaluate((button) => button.getBoundingClientRect().top > 225));
  await page.setViewportSize({ width: 1366, height: 768 });
  await save.press('Enter');
  await toast('Profile saved.');
  await save.waitFor({ state: 'detached' });
  await waitForFocusedValue('Analyst');
});

test('the site greets a learner by their changed name', async () => {
  await openProfile();
  await field('Display name').fill('Alex Vale');
  await press('Save profile');
  await page.getByRole('banner').getByRole('button', { name: 'Alex Vale' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Hello, Alex' }).waitFor();
});

test('a refused field is named and focused, and no input is lost', async () => {
  await openProfile();
  await field('Headline').fill('Analyst');
  await press('Add a link');
  await field('Link 1').fill('ftp://example.com');
  await press('Save profile');
  await page.getByText('Use a URL that starts with https://.').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Fix the marked field.' }).waitFor();
  await waitForFocusedValue('ftp://example.com');
  expect(await findingsInBothThemes(page)).toEqual([]);
  visitor.allowErrors(/400/);

  await field('Link 1').fill('https://example.com');
  await page.route('**/api/user/profile', (route) => route.abort());
  await press('Save profile');
  await page.getByRole('alert').filter({ hasText: 'Your profile could not be saved.' }).waitFor();
  await page.unroute('**/api/user/profile');
  visitor.allowErrors(/ERR_FAILED/);
  expect(await field('Headline').inputValue()).toBe('Analyst');
  await press('Save profile');
  await toast('Profile saved.');
});

/** Draws a portrait of 300 by 500 in the page and returns it as base64. */
const drawPortrait = (): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 500 });
    canvas.getContext('2d')?.fillRect(50, 20, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test('a learner uploads, crops and removes a picture and sees each change at once', async () => {
  await openProfile();
  const chooser = page.locator('input[type=file]');
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
  await chooser.setInputFiles(wrong);
  await page.getByRole('alert').filter({ hasText: 'Choose a JPEG, PNG or WebP file.' }).waitFor();
  await chooser.setInputFiles({ ...wrong, name: 'notes.png', mimeType: 'image/png' });
  await page.getByRole('alert').filter({ hasText: 'cannot be read as a picture' }).waitFor();

  const portrait = await drawPortrait();
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(portrait, 'base64') });
  await page.getByRole('slider', { name: 'Move up or down' }).fill('0');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Use this picture');
  await toast('Picture updated.');
  await page.getByRole('img', { name: 'You' }).waitFor();
  const size = await page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('img[alt=You]');
    await image?.decode();
    return [image?.naturalWidth, image?.naturalHeight];
  });
  expect(size).toEqual([640, 640]);

  await press('Remove');
  await toast('Picture removed.');
  await waitForFocusedText(page, 'Add picture');
  await openProfile();
  expect(await page.getByRole('img', { name: 'You' }).count()).toBe(0);
});

/** The learner's own picture beside their name, in any header. */
const barPicture = () => page.getByRole('banner').getByRole('button', { name: 'Robin Vale' }).locator('img');
const waitUntilDrawn = () =>
  waitInPage(page, () => document.querySelector<HTMLImageElement>('header button img')?.naturalWidth === 640);

test('the profile picture shows in every header and disappears when removed', async () => {
  const profileReads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/user/profile')) profileReads.push(request.url());
  });
  await openProfile();
  expect(await barPicture().count()).toBe(0);
  const portrait = await drawPortrait();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(portrait, 'base64') });
  await press('Use this picture');
  await waitUntilDrawn();
  profileReads.splice(0);
  for (const path of ['/courses', '/courses/prompting-that-works', '/courses/ai-literacy-in-ten-days/drip-content']) {
    await page.goto(path);
    await waitUntilDrawn();
  }
  expect(profileReads).toEqual([]);
  // A learner without a subscription is refused the drip course; the responses may come after the picture.
  await page.waitForLoadState('networkidle');
  visitor.allowErrors(/40[34]/);

  await openProfile();
  await press('Remove');
  await barPicture().waitFor({ state: 'detached' });
  await page.goto('/courses');
  await page.getByRole('banner').getByRole('button', { name: 'Robin Vale' }).waitFor();
  expect(await barPicture().count()).toBe(0);
});

test('a browser without a cached picture reads it once', async () => {
  await openProfile();
  const portrait = await drawPortrait();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(portrait, 'base64') });
  await press('Use this picture');
  await waitUntilDrawn();
  await removeStored(page, '-picture');
  await page.goto('/faq');
  await waitUntilDrawn();
});

test('five answers change the recommendations, and the dashboard stops asking', async () => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Answer five questions' }).click();
  await page.getByRole('radio', { name: 'Do my job better with it' }).check();
  await press('Next');
  await field('Your job').fill('Analyst');
  await page.keyboard.press('Enter');
  await press('Next');
  await page.getByRole('alert').filter({ hasText: 'Choose one of these.' }).waitFor();
  await page.getByRole('radio', { name: 'I use AI tools every week' }).check();
  await press('Next');
  await page.getByRole('checkbox', { name: 'Agents' }).check();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Next');
  await page.getByRole('radio', { name: 'Two hours' }).check();
  await press('Save answers');
  await page.getByRole('heading', { name: 'Recommended for you' }).waitFor();
  await page.getByText('Because you said you want to learn about agents').first().waitFor();
  expect(await page.getByRole('link', { name: /^Start here with / }).count()).toBe(1);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/dashboard');
  await page.getByText('Because you said you want to learn about agents').first().waitFor();
  expect(await page.getByRole('link', { name: 'Answer five questions' }).count()).toBe(0);
});

test('a learner who dismisses the questionnaire is not asked again', async () => {
  await page.goto('/dashboard');
  await press('Do not ask again');
  await page.reload();
  await page.getByRole('heading', { name: 'What to learn next' }).waitFor();
  expect(await page.getByRole('link', { name: 'Answer five questions' }).count()).toBe(0);
});
