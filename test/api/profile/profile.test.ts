import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { subjectsTo } from '#test/support/inbox.ts';
import { courseId, enroll } from '#test/support/learners.ts';
import { png as drawPng, halves } from '#test/support/pictures.ts';
import { newLearner, send } from '#test/support/platform.ts';

test("a new learner's profile has their email address and nothing invented", async () => {
  const ada = await newLearner();
  expect(await ada.call('getProfile')).toMatchObject({ email: ada.email, emailVerified: true, bio: '', links: [] });
});

test('a learner changes some fields and the others stay', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada', bio: 'I count.' } });
  const saved = await ada.call('saveProfile', { body: { headline: 'Analyst' } });
  expect(saved).toMatchObject({ name: 'Ada', bio: 'I count.', headline: 'Analyst' });
  expect(await ada.call('getProfile')).toEqual(saved);
});

test.each([
  ['an unknown field', { isAdmin: true }],
  ['a name of two lines', { name: 'Ada\nBcc: eve@example.com' }],
  ['a certificate name with a control character', { certificateName: 'Ada\u0085' }],
  ['a headline that reorders text', { headline: 'Analyst \u202eexe' }],
  ['a link that is not an https URL', { links: ['javascript:alert(1)'] }],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
  ['a goal of eight days a week', { weeklyGoal: 8 }],
])('a profile with %s is refused and stays unchanged', async (_, body) => {
  const ada = await newLearner();
  const before = await ada.call('getProfile');
  expect((await ada.attempt('saveProfile', { body })).status).toBe(400);
  expect(await ada.call('getProfile')).toEqual(before);
});

test('a profile can be sent back as read, and read-only fields are ignored', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada', links: ['https://example.com'] } });
  const read = await ada.call('getProfile');
  const sent = { ...read, id: 'x', email: 'eve@example.com', emailVerified: false, joinedAt: 'never', bio: 'I count.' };
  const saved = await ada.attempt('saveProfile', { body: sent });
  expect(saved).toMatchObject({ status: 200, body: { ...read, bio: 'I count.' } });
  const { profile } = await ada.call('exportAccount');
  expect(profile).toMatchObject({ id: read.id, email: ada.email });
  const { rows } = await ada.call('exportAccount');
  const row = rows.find(({ sk }) => sk === 'PROFILE');
  for (const field of ['id', 'email', 'emailVerified', 'picture']) expect(row).not.toHaveProperty(field);
});

const answers = {
  goal: 'do-my-job-better',
  role: 'Analyst',
  experience: 'some',
  topics: ['data', 'prompting'],
  weeklyMinutes: 120,
} as const;

test('the questionnaire is stored, and recommendations name their reasons', async () => {
  const ada = await newLearner();
  expect(await ada.call('getQuestionnaire')).toEqual({ questionnaire: null });
  await ada.call('saveQuestionnaire', { body: { ...answers, topics: [...answers.topics] } });
  expect((await ada.call('getQuestionnaire')).questionnaire).toEqual(answers);
  const { recommendations } = await ada.call('recommendCourses');
  expect(recommendations[0]?.reason).toMatch(/^Because you said you want to learn about (data|prompting)/);
});

test('recommendations exclude enrolled courses', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const { recommendations } = await ada.call('recommendCourses');
  expect(recommendations.map(({ id }) => id)).not.toContain(courseId);
});

const png = new Uint8Array(drawPng(halves(16, 16)));
const form = (bytes: Uint8Array<ArrayBuffer>, field = 'profilePicture') => {
  const data = new FormData();
  data.append(field, new Blob([bytes], { type: 'text/html' }), '../../evil.html');
  return data;
};

test('a picture is stored by its content type, not by its name', async () => {
  const ada = await newLearner();
  const { body } = await ada.attempt('uploadProfilePicture', { body: form(png) });
  const { picture } = body as unknown as { picture: string };
  const served = await fetch(picture);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  const { picture: inProfile = '' } = await ada.call('getProfile');
  const { picture: afterSaving = '' } = await ada.call('saveProfile', { body: { headline: 'Analyst' } });
  expect([(await fetch(inProfile)).status, (await fetch(afterSaving)).status]).toEqual([200, 200]);
});

test.each([
  ['an HTML page with an image type', form(new TextEncoder().encode('<html>')), 415],
  ['a picture in an unknown field', form(png, 'avatar'), 400],
  ['a picture of more than 4 MB', form(new Uint8Array(4 * 1024 * 1024 + 1)), 413],
])('%s is refused', async (_, body, status) => {
  const ada = await newLearner();
  expect((await ada.attempt('uploadProfilePicture', { body })).status).toBe(status);
  expect((await ada.call('getProfile')).picture).toBeUndefined();
});

test('a removed picture is gone from profile and bucket, and removal is idempotent', async () => {
  const ada = await newLearner();
  await ada.attempt('uploadProfilePicture', { body: form(png) });
  const { picture = '' } = await ada.call('getProfile');
  for (const _ of ['once', 'twice']) expect(await ada.call('removeProfilePicture')).toEqual({ removed: true });
  expect((await ada.call('getProfile')).picture).toBeUndefined();
  expect((await fetch(picture)).status).toBe(403);
});

test('removing a picture creates no profile', async () => {
  const ada = await newLearner();
  await ada.call('removeProfilePicture');
  expect((await ada.call('exportAccount')).rows).toEqual([]);
});

test('the export holds everything a learner has made', async () => {
  const ada = await newLearner();
  await enroll(ada);
  await ada.call('saveNote', {
    params: { courseId, sectionIndex: 0, lectureIndex: 0 },
    body: { content: 'Canary 4711' },
  });
  await ada.attempt('uploadProfilePicture', { body: form(png) });
  const exported = await ada.call('exportAccount');
  expect(JSON.stringify(exported.rows)).toContain('Canary 4711');
  expect(exported.files.map(({ name }) => name)).toEqual(['picture']);
  expect((await fetch(exported.files[0]?.url ?? '')).status).toBe(200);
});

test('deleting an account sends a receipt, removes the picture and blocks its token', async () => {
  const ada = await newLearner();
  await enroll(ada);
  await ada.attempt('uploadProfilePicture', { body: form(png) });
  const { picture = '' } = await ada.call('getProfile');
  expect(await ada.call('deleteAccount')).toEqual({ deleted: true });
  // Without permission to list the bucket, S3 does not reveal whether a file exists.
  expect((await fetch(picture)).status).toBe(403);
  expect((await ada.attempt('enroll', { params: { courseId } })).status).toBe(401);
  expect((await ada.attempt('getProfile')).status).toBe(401);
  expect((await ada.attempt('deleteAccount')).status).toBe(200);
  expect(await subjectsTo(ada.email)).toEqual([`Your ${brand.name} account has been deleted`]);
});

test('the profile requires a sign-in', async () => {
  expect((await send('getProfile')).status).toBe(401);
});
