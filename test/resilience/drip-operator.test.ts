import { randomUUID } from 'node:crypto';
import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Course } from '../../content/define.ts';
import { readCourses } from '../../content/read-courses.ts';
import type { CheckedCourse } from '../../content/validate/checked-course.ts';
import { dripCourseId, dripParams, newSubscriber, subscribe } from '../support/drip.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type Learner, newLearner, platformUrl } from '../support/platform.ts';

const day = 86_400_000;

/** What only an operator can bring about: other courses, other addresses. Everything else goes through the API. */
let operator: OperatorCloud;
let courses: CheckedCourse[];

const original = (): CheckedCourse => {
  const found = courses.find(({ course }) => course.id === dripCourseId);
  if (!found) throw new Error(`There is no course ${dripCourseId}.`);
  return found;
};

/** The drip course as `edit` makes it. */
const edited = (edit: (course: Course) => unknown = () => undefined): CheckedCourse => {
  const course = structuredClone(original().course);
  edit(course);
  const files = new Map(original().files).set('lectures/extra.md', Buffer.from('More to read.'));
  return { ...original(), course, files };
};

const publish = (...checked: CheckedCourse[]) => operator.publish(...checked);

/** Changes what the user pool says of a person, as no token of theirs can. */
const changePerson = async (email: string, attributes: Record<string, string>) => {
  const { userPoolId } = (await (await fetch(new URL('/config.json', platformUrl()))).json()) as { userPoolId: string };
  await new CognitoIdentityProviderClient(operator.settings).send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId,
      Username: email,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
};

const read = (learner: Learner) => learner.call('getAvailableContent', { params: dripParams });
type Content = Awaited<ReturnType<typeof read>>;

/** Reads until functions have forgotten the course as it was before a publish. */
const readUntil = async (learner: Learner, isNew: (content: Content) => boolean): Promise<Content> => {
  for (;;) {
    const content = await read(learner);
    if (isNew(content)) return content;
  }
};

beforeAll(async () => {
  courses = await readCourses();
  operator = await startOperatorCloud();
  await publish(edited());
}, 150_000);
afterAll(() => operator.stop());

const extra = { id: 'extra', title: 'Extra', type: 'drip', contentType: 'reading', minutes: 5 } as const;

test('what an author adds reaches everyone, what they change only those who come later, and nothing closes', async () => {
  const early = await newSubscriber('UTC');
  const before = await read(early);
  await publish(edited((course) => void course.sections[0]?.lectures.push(extra)));
  const added = await readUntil(early, ({ content }) => content[0]?.lectures.length === 4);
  expect(added.unlockedContent).toEqual([...before.unlockedContent, 'extra']);

  const later = edited((course) => {
    course.sections.at(-1)?.lectures.push(extra);
    for (const section of course.sections.slice(1)) section.opensAfterDays = 60;
  });
  await publish(later);
  const moved = await readUntil(early, ({ content }) => content[0]?.lectures.length === 3);
  expect([...moved.unlockedContent].sort()).toEqual([...added.unlockedContent].sort());
  expect(moved.nextReleaseDate).toBe(before.nextReleaseDate);
  const newcomer = await newSubscriber('UTC');
  const theirs = await read(newcomer);
  expect(theirs.unlockedContent).toEqual(before.unlockedContent);
  expect(Date.parse(theirs.nextReleaseDate ?? '') - operator.cloud.clock.now().getTime()).toBeGreaterThan(58 * day);
  await publish(edited());
  await readUntil(newcomer, ({ content }) => content.at(-1)?.lectures.length === 4);
}, 90_000);

test('an address gets three new courses a day; the fourth waits for the next one', async () => {
  const ids = ['copy-1', 'copy-2', 'copy-3', 'copy-4'];
  await publish(edited(), ...ids.map((id) => edited((course) => Object.assign(course, { id }))));
  const email = `eager-${randomUUID()}@example.com`;
  const answers = [];
  for (const courseId of ids) answers.push((await subscribe({ email, courseId })).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  expect((await subscribe({ email, courseId: 'copy-1' })).body).toEqual({ status: 'existing_access' });
  await operator.cloud.clock.advance(day);
  expect((await subscribe({ email, courseId: 'copy-4' })).body).toEqual({ status: 'success' });
});

test('an address that is not verified links nothing; once it is, it does', async () => {
  const learner = await newLearner();
  await subscribe({ email: learner.email });
  await changePerson(learner.email, { email: learner.email, email_verified: 'false' });
  expect((await learner.attempt('linkAccount', { body: dripParams })).body.code).toBe('email-not-verified');
  expect((await learner.attempt('getAvailableContent', { params: dripParams })).body.code).toBe('not-enrolled');
  await changePerson(learner.email, { email: learner.email, email_verified: 'true' });
  expect(await learner.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('a subscription that is linked stays with its account, also when somebody else gets the address', async () => {
  const [ada, bob] = [await newSubscriber(), await newLearner()];
  await changePerson(ada.email, { email: `moved-${ada.email}`, email_verified: 'true' });
  await changePerson(bob.email, { email: ada.email, email_verified: 'true' });
  expect((await bob.attempt('linkAccount', { body: dripParams })).status).toBe(404);
  expect((await bob.attempt('getAvailableContent', { params: dripParams })).body.code).toBe('not-enrolled');
  expect((await read(ada)).subscriptionToken).toBe(ada.linkToken);
});

test('whoever subscribes again with a new address loses no days, and both subscriptions go with the account', async () => {
  const ada = await newSubscriber('UTC');
  await operator.cloud.clock.advance(3 * day);
  const before = await read(ada);
  const moved = `moved-${ada.email}`;
  await changePerson(ada.email, { email: moved, email_verified: 'true' });
  await subscribe({ email: moved });
  await ada.call('linkAccount', { body: dripParams });
  expect((await read(ada)).unlockedContent).toEqual(before.unlockedContent);
  expect(before.unlockedContent.length).toBe(6);
  await ada.call('deleteAccount');
  for (const email of [ada.email, moved]) expect((await subscribe({ email })).body).toEqual({ status: 'success' });
});

test('an earlier subscription that is linked later decides from then on', async () => {
  const first = `first-${randomUUID()}@example.com`;
  await subscribe({ email: first, timeZone: 'UTC' });
  await operator.cloud.clock.advance(3 * day);
  const ada = await newSubscriber('UTC');
  expect((await read(ada)).unlockedContent).toHaveLength(3);
  await changePerson(ada.email, { email: first, email_verified: 'true' });
  await ada.call('linkAccount', { body: dripParams });
  expect((await read(ada)).unlockedContent).toHaveLength(6);
});

test('an upgrade of a course without a price is refused, in the field that the specified client reads too', async () => {
  await publish(edited((course) => Object.assign(course, { id: 'priceless', price: null })));
  const ada = await newLearner();
  const { status, body } = await ada.attempt('createDripUpgradeSession', { body: { courseId: 'priceless' } });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'price-missing', error: body.detail } });
});
