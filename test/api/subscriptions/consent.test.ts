import { expect, test } from '@jest/globals';
import { consentTexts, consentVersion } from '#contract/subscribe-consent.ts';
import { dripCourseId, sendSubscribe } from '#test/support/drip-subscribers.ts';
import { type Learner, newIpAddress, newLearner, operationPath, platformUrl } from '#test/support/platform.ts';

interface Proof {
  at: string;
  network: string;
  text?: string;
}

const row = async (learner: Learner) =>
  (await learner.call('exportAccount')).rows.find(({ sk }) => sk === `SUBSCRIPTION#${dripCourseId}`);

const proofOf = async (learner: Learner) => (await row(learner))?.consent as Proof | undefined;

const subscribeFrom = (ipAddress: string, { email }: Learner, consent: string = consentVersion) =>
  sendSubscribe({ email, consent }, { 'x-local-viewer-address': ipAddress });

test('the consent record says when, from which network and to which text', async () => {
  const [ada, ben, eve] = await Promise.all([newLearner(), newLearner(), newLearner()]);
  const [home, elsewhere] = ['203.0.113.77', newIpAddress()];
  await subscribeFrom(home, ada);
  await subscribeFrom(home, ben);
  await subscribeFrom(elsewhere, eve);
  const [mine, bens, eves] = await Promise.all([row(ada), proofOf(ben), proofOf(eve)]);
  const proof = mine?.consent as Proof;
  expect(proof).toEqual({
    at: mine?.subscribedAt,
    network: expect.stringMatching(/^[0-9a-f]{32}$/),
    text: consentVersion,
  });
  expect(bens?.network).toBe(proof.network);
  expect(eves?.network).not.toBe(proof.network);
  expect(JSON.stringify(mine)).not.toContain(home);
});

test('subscribing again, from any network, does not replace the consent record', async () => {
  const ada = await newLearner();
  await subscribeFrom(newIpAddress(), ada);
  const proof = await proofOf(ada);
  await subscribeFrom(newIpAddress(), ada);
  expect(proof).toBeDefined();
  expect(await proofOf(ada)).toEqual(proof);
});

test('an unknown consent version is not recorded', async () => {
  const ada = await newLearner();
  await subscribeFrom(newIpAddress(), ada, '1999-01-01');
  expect(Object.keys((await proofOf(ada)) ?? {}).sort()).toEqual(['at', 'network']);
});

test('the consent record is deleted with the account, and subscribing makes a new one', async () => {
  const ada = await newLearner();
  await subscribeFrom(newIpAddress(), ada);
  const first = await proofOf(ada);
  await ada.call('deleteAccount');
  await subscribeFrom(newIpAddress(), ada);
  const again = await proofOf(await newLearner(ada.email));
  expect(again?.network).toMatch(/^[0-9a-f]{32}$/);
  expect(again?.network).not.toBe(first?.network);
});

test('the page shows the consent text, and its form sends it without script too', async () => {
  const html = await (await fetch(new URL(`/courses/${dripCourseId}/subscribe`, platformUrl()))).text();
  const shown = html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
  const { emails, privacy } = consentTexts[consentVersion];
  expect(shown.includes(`${emails} ${privacy.join('')}`)).toBe(true);
  const [, named = ''] = /<input type="hidden" name="consent" value="([^"]+)"/.exec(html) ?? [];
  const ada = await newLearner();
  await fetch(new URL(operationPath('subscribe'), platformUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-local-viewer-address': newIpAddress() },
    body: new URLSearchParams({ courseId: dripCourseId, consent: named, email: ada.email, website: '' }).toString(),
  });
  expect(await proofOf(ada)).toMatchObject({ text: consentVersion });
});
