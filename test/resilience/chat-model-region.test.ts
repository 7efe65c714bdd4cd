import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { publishContent } from '#bin/start/content.ts';
import { choosePayments } from '#bin/start/payments.ts';
import { stackIds } from '#lib/stack-ids.ts';
import { stages } from '#lib/stages.ts';
import { type Cloud, startCloud } from '#local';
import { consoleCall, send } from '../support/platform.ts';
import { synthesizeStage } from '../support/stage-assembly.ts';

const folders: string[] = [];
const clouds: Cloud[] = [];
afterAll(async () => {
  for (const cloud of clouds) await cloud.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}, 30_000);

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  folders.push(folder);
  return folder;
};

/** Runs the templates of `dev` with this model. */
const startWithModel = async (chatModelId: string): Promise<void> => {
  const assembly = await temporaryFolder();
  synthesizeStage({ ...stages.dev, chatModelId }, assembly);
  const cloud = await startCloud({
    assembly,
    stacks: stackIds('dev'),
    dataDirectory: await temporaryFolder(),
    port: 0,
    ...choosePayments('dev', {}),
  });
  clouds.push(cloud);
  process.env.PLATFORM_URL = cloud.url;
  await publishContent(cloud, 'dev');
  await consoleCall('POST', 'bedrock', { answer: 'PMCoach costs $47 a month [1].' });
};

const ask = async (): Promise<string> =>
  (await send<string>('sendChatMessage', { body: { message: 'How much does PMCoach cost?' } })).body;

test.each([
  ['us.amazon.nova-lite-v1:0', 'model'],
  [stages.prod.chatModelId ?? '', 'model'],
  ['amazon.nova-2-lite-v1:0', 'extracts'],
])(
  'the role of a stage may call its model %s, which answers as %s',
  async (chatModelId, mode) => {
    await startWithModel(chatModelId);
    expect(await ask()).toContain(`"mode":"${mode}"`);
  },
  120_000,
);
