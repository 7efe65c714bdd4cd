import { randomUUID } from 'node:crypto';
import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Course } from '#content/define.ts';
import { readCourses } from '#content/read-courses.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import {
  dripCourseId,
  dripParams,
  lecturesOfSection,
  newLinkedSubscriber,
  openCounts,
  sendSubscribe,
} from '../support/drip-subscribers.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type Learner, newLearner, platformUrl } from '../support/platform.ts';

const day = 86_400_000;

/** Changes that only an operator can make: to courses and email addresses. Everything else uses the API. */
let operator: OperatorCloud;
let courses: CheckedCourse[];

const original = (): CheckedCourse => {
  const found = courses.find(({ course }) => course.id === dripCourseId);
  if (!found) throw new Error(`There is no course ${dripCourseId}.`);
  return found;
};

/** Returns the drip course after `edit`. */
const edited = (edit: (course: Course) => unknown = () => undefined): CheckedCourse => {
  const course = structuredClone(original().course);
  edit(course);
  const files = new Map(original().files).set('lectures/extra.md', Buffer.from('More to read.'));
  return { ...original(), course, files };
};

const publish = (...checked: CheckedCourse[]) => operator.publish(...checked);

/** Changes a user in the user pool, which no token allows. */
const updateUser = async (email: string, attributes: Record<string, string>) => {
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

/** Reads until functions no longer cache the course from before a publish. */
const readUntilMatch = async (learner: Learner, isNew: (content: Content) => boolean): Promise<Content> => {
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

test('added sections reach everyone, changed ones only new subscribers', async () => {
  const early = await newLinkedSubscriber('UTC');
  const before = await read(early);
  await publish(edited((course) => void course.sections[0]?.lectures.push(extra)));
  const added = await readUntilMatch(early, ({ content }) => content[0]?.lectures.length === lecturesOfSection(0) + 1);
  expect(added.unlockedContent).toEqual([...before.unlockedContent, 'extra']);

  const later = edited((course) => {
    course.sections.at(-1)?.lectures.push(extra);
    for (const section of course.sections.slice(1)) section.opensAfterDays = 60;
  });
  await publish(later);
  const moved = await readUntilMatch(early, ({ content }) => content[0]?.lectures.length === lecturesOfSection(0));
  expect([...moved.unlockedContent].sort()).toEqual([...added.unlockedContent].sort());
  expect(moved.nextReleaseDate).toBe(before.nextReleaseDate);
  const newcomer = await newLinkedSubscriber('UTC');
  const newcomerSubscription = await read(newcomer);
  expect(newcomerSubscription.unlockedContent).toEqual(before.unlockedContent);
  expect(Date.parse(newcomerSubscription.nextReleaseDate ?? '') - operator.cloud.clock.now().getTime()).toBeGreaterThan(
    58 * day,
  );
  await publish(edited());
  await readUntilMatch(newcomer, ({ content }) => content.at(-1)?.lectures.length === lecturesOfSection(-1));
}, 90_000);

test('an address can subscribe to three new courses a day, not to a fourth', async () => {
  const ids = ['copy-1', 'copy-2', 'copy-3', 'copy-4'];
  await publish(edited(), ...ids.map((id) => edited((course) => Object.assign(course, { id }))));
  const email = `eager-${randomUUID()}@example.com`;
  const answers = [];
  for (const courseId of ids) answers.push((await sendSubscribe({ email, courseId })).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  expect((await sendSubscribe({ email, courseId: 'copy-1' })).body).toEqual({ status: 'existing_access' });
  await operator.cloud.clock.advance(day);
  expect((await sendSubscribe({ email, courseId: 'copy-4' })).body).toEqual({ status: 'success' });
});

test('an unverified address links nothing until it is verified', async () => {
  const learner = await newLearner();
  await sendSubscribe({ email: learner.email });
  await updateUser(learner.email, { email: learner.email, email_verified: 'false' });
  expect((await learner.attempt('linkAccount', { body: dripParams })).body.code).toBe('email-not-verified');
  expect((await learner.attempt('getAvailableContent', { params: dripParams })).body.code).toBe('not-enrolled');
  await updateUser(learner.email, { email: learner.email, email_verified: 'true' });
  expect(await learner.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('a linked subscription stays with its account when its address changes hands', async () => {
  const [ada, bob] = [await newLinkedSubscriber(), await newLearner()];
  await updateUser(ada.email, { email: `moved-${ada.email}`, email_verified: 'true' });
  await updateUser(bob.email, { email: ada.email, email_verified: 'true' });
  expect((await bob.attempt('linkAccount', { body: dripParams })).status).toBe(404);
  expect((await bob.attempt('getAvailableContent', { params: dripParams })).body.code).toBe('not-enrolled');
  expect((await read(ada)).subscriptionToken).toBe(ada.linkToken);
});

test('subscribing again with a new address loses no days, and deletion covers both', async () => {
  const ada = await newLinkedSubscriber('UTC');
  await operator.cloud.clock.advance(3 * day);
  const before = await read(ada);
  const moved = `moved-${ada.email}`;
  await updateUser(ada.email, { email: moved, email_verified: 'true' });
  await sendSubscribe({ email: moved });
  await ada.call('linkAccount', { body: dripParams });
  expect((await read(ada)).unlockedContent).toEqual(before.unlockedContent);
  expect(before.unlockedContent).toHaveLength(openCounts[1] ?? 0);
  await ada.call('deleteAccount');
  for (const email of [ada.email, moved]) expect((await sendSubscribe({ email })).body).toEqual({ status: 'success' });
});

test('an earlier subscription that is linked later takes precedence', async () => {
  const first = `first-${randomUUID()}@example.com`;
  await sendSubscribe({ email: first, timeZone: 'UTC' });
  await operator.cloud.clock.advance(3 * day);
  const ada = await newLinkedSubscriber('UTC');
  expect((await read(ada)).unlockedContent).toHaveLength(openCounts[0] ?? 0);
  await updateUser(ada.email, { email: first, email_verified: 'true' });
  await ada.call('linkAccount', { body: dripParams });
  expect((await read(ada)).unlockedContent).toHaveLength(openCounts[1] ?? 0);
});

test('an upgrade without a price is refused in the field the specified client reads', async () => {
  await publish(edited((course) => Object.assign(course, { id: 'priceless', price: null })));
  const ada = await newLearner();
  const { status, body } = await ada.attempt('createDripUpgradeSession', { body: { courseId: 'priceless' } });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'price-missing', error: body.detail } });
});
