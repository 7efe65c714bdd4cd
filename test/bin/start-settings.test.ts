import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { emptyDataDirectory } from '#bin/start/data-directory.ts';
import { choosePayments } from '#bin/start/payments.ts';
import { readSettings } from '#bin/start/settings.ts';
import { brand } from '#contract/brand.ts';

test('by default, a platform starts on port 4000 with its data in .local', () => {
  expect(readSettings([], {})).toEqual({ port: 4000, dataDirectory: '.local', fresh: false, dynamodb: 'dynalite' });
});

test('port, folder, freshness and engine follow the arguments', () => {
  const environment = {
    PORT: '4100',
    DATA_DIR: '/tmp/mine',
    DYNAMODB_ENGINE: 'dynamodb-local',
    PUBLISHED_DATA: 'build/published',
    MAX_ENVIRONMENTS: '8',
    MAX_ENVIRONMENTS_PER_FUNCTION: '2',
  };
  expect(readSettings(['--fresh'], environment)).toEqual({
    port: 4100,
    dataDirectory: '/tmp/mine',
    fresh: true,
    dynamodb: 'dynamodb-local',
    publishedData: 'build/published',
    maxEnvironments: 8,
    maxEnvironmentsPerFunction: 2,
  });
  expect(readSettings([], { AWS_ENDPOINT_URL_DYNAMODB: 'http://localhost:8000' }).dynamodb).toEqual({
    url: 'http://localhost:8000',
  });
});

test.each([
  [[], { PORT: 'eighty' }, /not eighty/],
  [[], { PORT: '70000' }, /not 70000/],
  [[], { DYNAMODB_ENGINE: 'oracle' }, /not oracle/],
  [[], { MAX_ENVIRONMENTS: '-1' }, /not -1/],
  [['--frsh'], {}, /Usage: npm start/],
] as [string[], NodeJS.ProcessEnv, RegExp][])(
  '%j with %j is refused with an explanation',
  (args, environment, message) => {
    expect(() => readSettings(args, environment)).toThrow(message);
  },
);

test('payments go to the stand-in, unless a Stripe test key is given', () => {
  const local = choosePayments('dev', {});
  expect(local.stripe).toMatchObject({ webhookPath: '/api/stripe/webhook' });
  expect(local.secureParameters[`/${brand.slug}/dev/stripe/secret-key`]).toBe(local.stripe?.secretKey);
  const own = choosePayments('dev', { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' });
  expect(own).toEqual({
    secureParameters: {
      [`/${brand.slug}/dev/stripe/secret-key`]: 'sk_test_mine',
      [`/${brand.slug}/dev/stripe/webhook-secret`]: 'whsec_mine',
    },
  });
  expect(() => choosePayments('dev', { STRIPE_SECRET_KEY: 'sk_live_real' })).toThrow(/must be a test mode key/);
});

test('only a folder with platform data is emptied', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'settings-'));
  await writeFile(join(directory, 'thesis.txt'), 'years of work');
  await expect(emptyDataDirectory(directory)).rejects.toThrow(/no platform data/);
  expect(await readdir(directory)).toEqual(['thesis.txt']);
  await writeFile(join(directory, 'secret.json'), '{}');
  await mkdir(join(directory, 's3', 'bucket'), { recursive: true });
  await emptyDataDirectory(directory);
  expect(await readdir(directory)).toEqual([]);
  await emptyDataDirectory(join(directory, 'not-there'));
  await rm(directory, { recursive: true });
});
