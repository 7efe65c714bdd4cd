import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { buildLambdas } from '#bin/build/build-if-stale.ts';
import { handlerSources, lambdasFolder } from '#bin/build/lambdas.ts';
import { allOperations } from '#contract/index.ts';
import { allJobs } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';

const kilobytes = 1024;
const usual = 420 * kilobytes;
/** The S3 client alone is 170 KB, because bundling cannot drop its unused commands. */
const withStorage = 560 * kilobytes;
/** The S3 client, in addition to the assistant's rules and its words of three languages (decision record 0014). */
const withAssistant = 605 * kilobytes;
/** The SSM client with all its commands is 165 KB, in addition to the DynamoDB client. */
const withParameters = 450 * kilobytes;
/** Stripe's SDK with all its calls is 250 KB, in addition to the clients for Secrets Manager and SES. */
const withPayments = 740 * kilobytes;
/** Signs JSON-LD: its processor and the KMS client, in addition to the DynamoDB client. */
const withSignatures = 450 * kilobytes;
/** Generates PDF, with fonts, and signs JSON-LD. */
const certificate = 1_500 * kilobytes;
/** The S3 client, and 770 KB of WebAssembly that decodes JPEG, PNG and WebP and encodes WebP (decision record 0038). */
const pictures = 1_750 * kilobytes;

const stores = (needs: readonly string[]): boolean =>
  needs.some((need) => /^(media|learner-files|credentials|course-list|search-index|passages):/.test(need));
const usesStorage = new Set([
  ...allOperations.filter(({ operation }) => stores(operation.needs)).map(({ name }) => kebab(name)),
  ...allJobs.filter(({ job }) => stores(job.needs)).map(({ name }) => kebab(name)),
]);

const paysBy = (needs: readonly string[]): boolean => needs.includes('stripe-secrets:GetParameter');
const usesPayments = new Set([
  ...allOperations.filter(({ operation }) => paysBy(operation.needs)).map(({ name }) => kebab(name)),
  ...allJobs.filter(({ job }) => paysBy(job.needs)).map(({ name }) => kebab(name)),
]);

const limitOf = (bundle: string): number => {
  if (usesPayments.has(bundle)) return withPayments;
  if (bundle === 'send-chat-message') return withAssistant;
  if (bundle === 'record-analytics') return withParameters;
  if (bundle === 'get-status-list') return withSignatures;
  if (bundle === 'generate-certificate') return certificate;
  if (bundle === 'upload-profile-picture' || bundle === 'upload-assignment-file') return pictures;
  return usesStorage.has(bundle) ? withStorage : usual;
};

const bundles = Object.keys(handlerSources());
const fileOf = (bundle: string) => join(lambdasFolder, bundle, 'index.mjs');

beforeAll(async () => {
  await buildLambdas();
}, 180_000);

test.each(bundles)('the bundle of %s is small enough for a fast cold start', (bundle) => {
  expect(statSync(fileOf(bundle)).size).toBeLessThanOrEqual(limitOf(bundle));
});

test.each(bundles)('the bundle of %s has neither stand-ins nor a way to credentials on disk', (bundle) => {
  const forbidden = /dynalite|cognito-local|credential_process|sso_start_url/;
  // Compares a word, because a failed match would print the whole bundle.
  expect(forbidden.exec(readFileSync(fileOf(bundle), 'utf8'))?.[0]).toBeUndefined();
});
