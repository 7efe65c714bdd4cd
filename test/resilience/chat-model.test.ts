import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformStartLimitMs, startPlatform, type TestPlatform } from '#bin/test/platform.ts';
import { type BedrockScript, startBedrock } from '../support/bedrock-stand-in.ts';

let bedrock: Awaited<ReturnType<typeof startBedrock>>;
let platform: TestPlatform;

beforeAll(async () => {
  bedrock = await startBedrock();
  const environment = { BEDROCK_MODEL_ID: 'stand-in', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url };
  platform = await startPlatform({ environment });
}, platformStartLimitMs);
afterAll(async () => {
  await platform.stop();
  await bedrock.stop();
}, 30_000);

const ask = async (message: string): Promise<string> => {
  const response = await fetch(new URL('/api/chat', platform.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  expect(response.status).toBe(200);
  return response.text();
};

test('supported model sentences are the answer, and extracts when the model is down', async () => {
  bedrock.will({ pieces: ['PMCoach costs $47 a month [1]. ', 'It was founded on the moon [1].'] });
  const worded = await ask('How much does PMCoach cost?');
  expect(worded).toContain('"text":"PMCoach costs $47 a month."');
  expect(worded).not.toContain('moon');
  expect(worded).toContain('"mode":"model","isAnswered":true,"dropped":1');

  bedrock.will({ status: 429 });
  expect(await ask('How much does PMCoach cost?')).toContain('"mode":"extracts","isAnswered":true');

  const asked = bedrock.requests.length;
  expect(await ask('What is the capital of France?')).toContain('"code":"not-covered"');
  // A question without matching passages does not call the model.
  expect(bedrock.requests).toHaveLength(asked);
}, 60_000);

const broken: [string, BedrockScript][] = [
  ['reports an error', { fault: 'modelStreamErrorException' }],
  ['ends without saying so', { cut: 'ends' }],
];

test.each(broken)(
  'a stream of the model that %s after one claim ends the answer with an error',
  async (_, end) => {
    bedrock.will({ pieces: ['PMCoach costs $47 a month [1]. ', 'It also '], ...end });
    const events = (await ask('How much does PMCoach cost?')).match(/^event: .*$/gm);
    expect(events).toEqual(['event: source', 'event: claim', 'event: error']);
  },
  60_000,
);
