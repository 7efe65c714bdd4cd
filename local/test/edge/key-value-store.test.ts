import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compileEdgeFunction } from '#local/edge/cloudfront/edge-function.ts';
import { readKeyValueStore } from '#local/edge/cloudfront/key-value-store.ts';
import { temporaryDirectory } from '../support/test-cloud.ts';

const directory = await temporaryDirectory();
const ImportSource = { SourceType: 'S3', SourceArn: 'arn:aws:s3:::assets/pages.json' };
const stack = { name: 'stack', template: {}, assetPath: (objectKey: string) => join(directory, objectKey) };

/** Reads a store whose imported file has this content. */
const storeOf = async (content: unknown) => {
  await writeFile(join(directory, 'pages.json'), JSON.stringify(content));
  return readKeyValueStore('Pages', { ImportSource }, stack);
};

const request = { method: 'GET', path: '/a', query: '', headers: {}, body: Buffer.alloc(0), ip: '127.0.0.1' };

const lookUp = `import store from "cloudfront";
async function handler({ request }) {
  const key = request.uri.slice(1);
  request.uri = (await store.kvs().exists(key)) ? '/known/' + (await store.kvs().get(key)) : '/unknown';
  return request;
}`;

test('a function looks keys up in its store', async () => {
  const run = compileEdgeFunction('LookUp', lookUp, await storeOf({ data: [{ key: 'a', value: '1' }] }));
  expect(await run(request)).toMatchObject({ path: '/known/1' });
  expect(await run({ ...request, path: '/b' })).toMatchObject({ path: '/unknown' });
});

test('a function without a store cannot look anything up', async () => {
  const run = compileEdgeFunction('LookUp', lookUp);
  await expect(run(request)).rejects.toThrow('LookUp has no key value store.');
});

test('a function imports only the module of CloudFront', () => {
  const code = "import fs from 'fs';\nfunction handler(event) { return event.request; }";
  expect(() => compileEdgeFunction('Import', code)).toThrow('import');
});

test.each([
  ['no data', { data: [] }],
  ['a number as value', { data: [{ key: 'a', value: 1 }] }],
  ['a key twice', { data: ['1', '2'].map((value) => ({ key: 'a', value })) }],
  ['a key of more than 512 bytes', { data: [{ key: 'a'.repeat(513), value: '' }] }],
  ['a value of more than a kilobyte', { data: [{ key: 'a', value: 'a'.repeat(1025) }] }],
  [
    'more than 5 MB',
    { data: Array.from({ length: 6_000 }, (_, key) => ({ key: String(key), value: 'a'.repeat(900) })) },
  ],
])('an import with %s is refused as CloudFront does', async (_, content) => {
  await expect(storeOf(content)).rejects.toThrow(/^Pages: /);
});
