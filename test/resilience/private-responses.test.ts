import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { allOperations, contract, type OperationName } from '#contract/index.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import { hashId } from '#lambdas/runtime/log.ts';
import { kebab } from '#lib/names.ts';
import { type ActiveLearner, newActiveLearner, secretsOf } from '../support/active-learner.ts';
import { courseId } from '../support/learners.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { buy, buyUpgrade } from '../support/payments.ts';
import { consoleCall, type Learner, newIpAddress, newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';

const authored = await readCourses();
let operator: OperatorCloud;
let learner: ActiveLearner;

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(...authored);
  learner = await newActiveLearner();
}, 150_000);
afterAll(() => operator.stop());

interface RecordedResponse {
  name: OperationName;
  status: number;
  cacheControl: string | null;
  body: unknown;
}

/** Calls every operation as this learner, each from its own network, and `before` before each. */
const callAll = async (
  except: OperationName[] = [],
  before?: (name: OperationName) => Promise<unknown>,
): Promise<RecordedResponse[]> => {
  const recorded: RecordedResponse[] = [];
  for (const [name, input] of learner.inputs.filter(([name]) => !except.includes(name))) {
    await before?.(name);
    const headers = { ...input.headers, 'x-local-viewer-address': newIpAddress() };
    const { status, headers: responseHeaders, body } = await learner.attempt(name, { ...input, headers });
    recorded.push({ name, status, cacheControl: responseHeaders.get('cache-control'), body });
  }
  return recorded;
};

const log = () => readFile(join(operator.folder, 'logs', 'functions.log'), 'utf8');

/** Jobs that read rows of learners. */
const jobs = ['release-drip', 'finish-erasures'];

/** Returns which of these texts occur in another text. */
const leaksIn = (secrets: string[], text: string): string[] => secrets.filter((secret) => text.includes(secret));

let responses: RecordedResponse[];

test('a learner can call every operation of the contract', async () => {
  responses = await callAll(['deleteAccount']);
  const refused = responses.filter(({ status }) => status !== 200).map(({ name, status }) => `${name} ${status}`);
  // No course of this repository has a document, and a mastery check opens a week after the last lecture.
  expect(refused).toEqual(['getDocumentUrls 404', 'submitMasteryCheck 409', 'receiveStripeEvent 400']);
}, 120_000);

test('no private response is cached by a browser or CDN', () => {
  const forLearners = responses.filter(({ name }) => contract[name].access !== 'public');
  expect(forLearners.length).toBeGreaterThan(45);
  expect(forLearners.filter(({ cacheControl }) => !/^no-store(, no-transform)?$/.test(cacheControl ?? ''))).toEqual([]);
});

test('public responses are cached only as the contract says', () => {
  const expected = allOperations.flatMap(({ name, operation: { cacheSeconds, access } }) => {
    expect(cacheSeconds === undefined || access === 'public').toBe(true);
    return cacheSeconds === undefined ? [] : [`${name} public, max-age=${cacheSeconds}`];
  });
  const cacheable = responses.filter(({ cacheControl }) => !cacheControl?.startsWith('no-store'));
  expect(cacheable.map(({ name, cacheControl }) => `${name} ${cacheControl}`).sort()).toEqual(expected.sort());
});

test('no response explains an answer of a mastery check or of an unpassed quiz', () => {
  const quizzes = authored.flatMap(({ course, quizzes: ofCourse }) =>
    ofCourse.map(({ id, questions }) => ({
      isPassed: course.id === courseId && id !== masteryQuizId,
      explanations: questions.map(({ explanation }) => explanation),
    })),
  );
  const explanationsOf = (isPassed: boolean) =>
    quizzes.filter((quiz) => quiz.isPassed === isPassed).flatMap(({ explanations }) => explanations);
  // As text in JSON, and as plain text.
  const bodies = responses.map(({ name, body }) => ({ name, text: [JSON.stringify(body), String(body)].join() }));
  const explainedIn = (explanations: string[]) =>
    explanations.flatMap((explanation) =>
      bodies
        .filter(({ text }) =>
          [explanation, JSON.stringify(explanation).slice(1, -1)].some((part) => text.includes(part)),
        )
        .map(({ name }) => `${name}: ${explanation}`),
    );
  expect(explanationsOf(false).length).toBeGreaterThan(500);
  expect(explainedIn(explanationsOf(false))).toEqual([]);
  // Explanations of a passed quiz are found, so the others would be.
  expect(explainedIn(explanationsOf(true)).map((line) => line.split(':')[0])).toContain('submitQuiz');
});

/** Fails an attempt at a quiz, and returns every response about it. */
const failQuiz = async (reader: Learner, params: { courseId: string; quizId: string }): Promise<unknown[]> => {
  const opened = await reader.call('getQuiz', { params });
  const attempt = opened.nextAttempt;
  const started =
    opened.timeLimitMinutes !== undefined &&
    (await reader.call('startQuiz', { params, body: { attempt, time: 'standard' } }));
  const result = await reader.call('submitQuiz', { params, body: { attempt, answers: {} } });
  expect(result).toMatchObject({ passed: false, score: 0 });
  return [opened, started, result, await reader.call('getQuiz', { params })];
};

test('a learner who fails every quiz of every course is shown no right answer', async () => {
  const reader = await newLearner();
  const heard: unknown[] = [];
  let failed = 0;
  for (const { course, quizzes } of authored) {
    const params = { courseId: course.id };
    if (course.kind === 'drip') await buyUpgrade(reader, course.id);
    else await (course.price === 0 ? reader.call('enroll', { params }) : buy(reader, course.id));
    for (const { id, attempts } of quizzes.filter((quiz) => quiz.id !== masteryQuizId)) {
      // The last try of a quiz ends with its answers.
      expect(attempts === undefined || attempts > 1).toBe(true);
      heard.push(...(await failQuiz(reader, { ...params, quizId: id })));
      failed += 1;
    }
  }
  expect(failed).toBeGreaterThan(30);
  heard.push(await reader.call('getSkillMap'), (await reader.attempt('exportAccount')).body);
  const text = JSON.stringify(heard);
  expect(text).not.toMatch(/"(?:correctAnswer|explanation|accepted|tolerance|solution)"/);
  const explanations = authored.flatMap(({ quizzes }) => quizzes.flatMap(({ questions }) => questions));
  expect(explanations.filter(({ explanation }) => text.includes(JSON.stringify(explanation).slice(1, -1)))).toEqual([]);
}, 240_000);

test('a failed call is not cached and logs nobody, even if the service names them', async () => {
  const before = await log();
  // As SES names the recipient that it refuses, and S3 the key that it denies.
  const message = `The identity ${learner.email} failed the check; no access to "files/pictures/${learner.id}.png"`;
  const breakServices = async (name: string) => {
    for (const service of ['dynamodb', 's3', 'cognito-idp', 'ses', 'kms', 'ssm']) {
      const fault = { kind: 'answer', service, status: 400, code: 'Broken', message, times: 100_000 };
      await consoleCall('POST', 'faults', { ...fault, function: `dev-${name}` });
    }
  };
  const failed = await callAll([], (name) => breakServices(kebab(name)));
  const schedulerErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const job of jobs) {
    await breakServices(job);
    await expect(consoleCall('POST', `jobs/${job}`)).rejects.toThrow('responded with 500');
  }
  await consoleCall('DELETE', 'faults');
  expect(schedulerErrors).toHaveBeenCalledTimes(jobs.length);
  schedulerErrors.mockClear();
  const broken = failed.filter(({ status }) => status === 500);
  expect(broken.length).toBeGreaterThan(45);
  expect(broken.filter(({ cacheControl }) => cacheControl !== 'no-store')).toEqual([]);

  const reports = [...broken.map(({ name }) => `"operation":"${name}"`), ...jobs.map((job) => `"job":"${job}"`)];
  // The output of a function reaches the log shortly after its response.
  await waitFor(async () => {
    const lines = (await log()).slice(before.length);
    return reports.every((report) => lines.includes(report));
  });
  const lines = (await log()).slice(before.length);
  expect(lines).toContain(`"learner":"${hashId(learner.id)}"`);
  expect(leaksIn(secretsOf(learner), lines)).toEqual([]);
}, 120_000);

test('no function logs what a learner sent or who they are', async () => {
  await learner.call('deleteAccount');
  expect(leaksIn(secretsOf(learner), await log())).toEqual([]);
});
