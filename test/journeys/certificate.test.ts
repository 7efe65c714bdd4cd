import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { arriveAsNewLearner, findingsInBothThemes, type Visitor, withBrowser } from '../support/browser.ts';
import { newLearner } from '../support/platform.ts';
import { courseId, enroll, graduate, studyAll } from '../support/study.ts';

const arrive = withBrowser();
let visitor: Visitor;
let page: Page;
let ada: { email: string; certificateId: string };

beforeAll(async () => {
  const learner = await graduate('Ada Lovelace');
  const { id } = await learner.call('generateCertificate', { params: { courseId } });
  ada = { email: learner.email, certificateId: id };
});
beforeEach(async () => {
  visitor = await arrive();
  page = visitor.page;
});

const verdict = (text: string) => page.getByRole('heading', { level: 2, name: text }).waitFor();
const openCertificate = () => page.goto(`/certificates/${ada.certificateId}`);

test('a recruiter opens the address of a certificate, and their own browser verifies it', async () => {
  await openCertificate();
  await verdict('Verified');
  await page.getByRole('heading', { level: 1, name: 'Certificate of Ada Lovelace' }).waitFor();
  await page
    .getByRole('article')
    .getByText(/^Estimated time: .+ · taught by .+ · issued /)
    .waitFor();
  expect(await page.getByText('The signature fits content and key').textContent()).toContain('passed');
  expect(await page.getByRole('heading', { name: /^Quiz: / }).count()).toBeGreaterThan(0);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('the recruiter keeps the credential, and learns whether an email address is the holder’s', async () => {
  await openCertificate();
  await verdict('Verified');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the credential' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`certificate-${ada.certificateId}.json`);
  const address = page.getByLabel('Email address of the holder');
  await address.fill(ada.email.toUpperCase());
  await address.press('Enter');
  await page.getByText('Yes, this certificate belongs to').waitFor();
  await address.fill('eve@example.com');
  await address.press('Enter');
  await page.getByText('No, this certificate does not belong to eve@example.com.').waitFor();
});

test('a certificate whose name was changed on the way is called not genuine, and not shown', async () => {
  await page.route('**/credential', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Ada Lovelace', 'Eve Lovelace') });
  });
  await openCertificate();
  await verdict('Not genuine');
  expect(await page.getByRole('article', { name: /Lovelace/ }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('when the key cannot be had, the page says that it did not check, and checks again when asked', async () => {
  await page.route('**/did.json', (route) => route.fulfill({ json: {}, status: 503 }), { times: 1 });
  await openCertificate();
  await verdict('Not checked');
  expect(visitor.problems.splice(0).join()).toContain('503');
  await page.getByRole('button', { name: 'Check again' }).click();
  await verdict('Verified');
});

test('an address that is no certificate says that we did not issue it', async () => {
  await page.goto(`/certificates/${'f'.repeat(32)}`);
  await page.getByRole('heading', { level: 1, name: 'This certificate was not issued by us' }).waitFor();
  expect(visitor.problems.splice(0).join()).toContain('404');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a certificate is printed on one page, without what surrounds it on the screen', async () => {
  await openCertificate();
  await verdict('Verified');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article', { name: 'Certificate of Ada Lovelace' }).isVisible()).toBe(true);
  for (const text of ['Criteria met', 'Verified', 'Privacy Policy']) {
    expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(false);
  }
});

test('a learner hides a certificate and shows it again; in between, its page says that we did not issue it', async () => {
  const { email } = await arriveAsNewLearner(page, 'Grace Hopper');
  const learner = await newLearner(email);
  await studyAll(learner, await enroll(learner));
  await learner.call('completeCourse', { params: { courseId } });
  const { id } = await learner.call('generateCertificate', { params: { courseId } });
  await page.goto(`/congratulations?course=${courseId}`);
  await page
    .getByRole('article')
    .getByText(/^Estimated time: .+ · taught by .+ · issued /)
    .waitFor();
  await page.getByRole('checkbox', { name: 'Visible to others' }).uncheck();
  await page.getByRole('status').filter({ hasText: 'Only you can see it now.' }).waitFor();
  expect(await page.getByRole('link', { name: 'Public page' }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto(`/certificates/${id}`);
  await page.getByRole('heading', { level: 1, name: 'This certificate was not issued by us' }).waitFor();
  expect(visitor.problems.splice(0).join()).toContain('404');

  await page.goto('/dashboard');
  await page.getByText('Only you can see it', { exact: false }).first().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /^Show to others/ }).click();
  // The page shows it as wanted at once; others see it when it is stored.
  await page.getByRole('status').filter({ hasText: 'Everyone who has the link can see it.' }).waitFor();
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await verdict('Verified');
});
