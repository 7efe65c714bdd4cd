import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { completeLectures, courseId, enroll, newGraduate } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, type Visitor, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
let ada: { email: string; certificateId: string };

beforeAll(async () => {
  const learner = await newGraduate('Ada Lovelace');
  const { id } = await learner.call('generateCertificate', { params: { courseId } });
  ada = { email: learner.email, certificateId: id };
});
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

const verdict = (text: string) => page.getByRole('heading', { level: 2, name: text }).waitFor();
const openCertificate = () => page.goto(`/certificates/${ada.certificateId}`);

test('a recruiter opens a certificate, and their browser verifies it', async () => {
  await openCertificate();
  await verdict('Verified');
  await page.getByRole('heading', { level: 1, name: 'Certificate of Ada Lovelace' }).waitFor();
  await page
    .getByRole('article')
    .getByText(/^Estimated time: .+ · taught by .+/)
    .waitFor();
  expect(await page.getByText('Nothing has changed since it was signed').textContent()).toContain('passed');
  expect(await page.getByRole('heading', { name: /^Quiz: / }).count()).toBeGreaterThan(0);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a certificate of videos that nobody played shows no check mark beside them', async () => {
  await openCertificate();
  const evidence = page.getByRole('region', { name: 'What was recorded' });
  // The graduate marked every lesson by hand.
  await evidence
    .getByRole('listitem')
    .filter({ hasText: /^Videos0 of \d+ minutes watched\..* marked as completed by hand\.$/ })
    .waitFor();
  expect(await evidence.locator('svg').count()).toBe(0);
});

test("a recruiter downloads the credential and checks the holder's email address", async () => {
  await openCertificate();
  await verdict('Verified');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download credential' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`certificate-${ada.certificateId}.json`);
  const emailField = page.getByLabel('Email address of the holder');
  await emailField.fill(ada.email.toUpperCase());
  await emailField.press('Enter');
  await page.getByText('Yes, this certificate belongs to').waitFor();
  await emailField.fill('eve@example.com');
  await emailField.press('Enter');
  await page.getByText('No, this certificate does not belong to eve@example.com.').waitFor();
});

test('a certificate with an altered name is called not genuine and not shown', async () => {
  await page.route('**/credential', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, body: (await response.text()).replace('Ada Lovelace', 'Eve Lovelace') });
  });
  await openCertificate();
  await verdict('Not genuine');
  await page.getByText('It names this site as its issuer').waitFor();
  await page.getByRole('region', { name: 'What you can do' }).getByRole('link', { name: 'Report it' }).waitFor();
  expect(await page.getByRole('link', { name: 'Download credential' }).count()).toBe(0);
  expect(await page.getByRole('article', { name: /Lovelace/ }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('without the key the page says it did not verify, and retries on request', async () => {
  await page.route('**/did.json', (route) => route.fulfill({ json: {}, status: 503 }), { times: 1 });
  await openCertificate();
  await verdict('Not checked');
  expect(visitor.pageErrors.splice(0).join()).toContain('503');
  await page.getByRole('button', { name: 'Check again' }).click();
  await verdict('Verified');
});

test('an unknown certificate URL says so, and another can be pasted', async () => {
  await page.goto(`/certificates/${'f'.repeat(32)}`);
  await page.getByRole('heading', { level: 1, name: 'No certificate found' }).waitFor();
  expect(visitor.pageErrors.splice(0).join()).toContain('404');
  const field = page.getByLabel('Link or ID of a certificate');
  await field.fill('Ada Lovelace');
  await field.press('Enter');
  await page.getByText('Enter the link to a certificate, or its ID.').waitFor();
  expect(await field.inputValue()).toBe('Ada Lovelace');
  const [fieldBox, buttonBox] = [
    await field.boundingBox(),
    await page.getByRole('button', { name: 'Find' }).boundingBox(),
  ];
  expect({ y: buttonBox?.y, height: buttonBox?.height }).toEqual({ y: fieldBox?.y, height: fieldBox?.height });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await field.fill(`https://example.com/certificates/${ada.certificateId}`);
  await field.press('Enter');
  await verdict('Verified');
});

test('the footer leads to where a visitor enters the certificate to verify', async () => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a certificate' }).click();
  await page.getByRole('heading', { level: 1, name: 'Verify a certificate' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Link or ID of a certificate').fill(ada.certificateId);
  await page.keyboard.press('Enter');
  await verdict('Verified');
});

test('a certificate prints on one page, without the site around it', async () => {
  await openCertificate();
  await verdict('Verified');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article', { name: 'Certificate of Ada Lovelace' }).isVisible()).toBe(true);
  for (const text of ['Criteria', 'What was recorded', 'Verified', 'Privacy Policy']) {
    expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(false);
  }
});

test('a learner hides a certificate, so that others find none, and shows it again', async () => {
  const { email } = await logInAsNewLearner(page, 'Grace Hopper');
  const learner = await newLearner(email);
  await completeLectures(learner, await enroll(learner));
  await learner.call('completeCourse', { params: { courseId } });
  const { id } = await learner.call('generateCertificate', { params: { courseId } });
  await page.goto(`/congratulations?course=${courseId}`);
  await page
    .getByRole('article')
    .getByText(/^Estimated time: .+ · taught by .+/)
    .waitFor();
  await page.getByRole('checkbox', { name: 'Visible to others' }).uncheck();
  await page.getByRole('status').filter({ hasText: 'Only you can see it now.' }).waitFor();
  expect(await page.getByRole('link', { name: 'View public page' }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto(`/certificates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'No certificate found' }).waitFor();
  expect(visitor.pageErrors.splice(0).join()).toContain('404');

  await page.goto('/dashboard');
  await page.getByText('Only you can see it', { exact: false }).first().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /^Make public/ }).click();
  // The page updates optimistically; other viewers see the change once it is stored.
  await page.getByRole('status').filter({ hasText: 'Anyone with the link can see it now.' }).waitFor();
  await page.getByRole('link', { name: 'View certificate' }).click();
  await verdict('Verified');
});
