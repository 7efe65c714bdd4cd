import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { functionOf, roleWith, startTestCloud, temporaryDirectory } from './support/test-cloud.ts';
import { waitFor } from './support/wait-for.ts';

// Function errors also go to the terminal, where they would clutter the test results.
jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const directory = await temporaryDirectory();

/** Writes a version of the function that responds with its number once the file `event.until` exists. */
const writeVersion = async (version: number): Promise<string> => {
  const folder = join(directory, String(version));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'index.mjs'),
    `import { access, writeFile } from 'node:fs/promises';
     export const handler = async (event) => {
       if (event.started) await writeFile(event.started, '');
       for (; event.until; ) if (await access(event.until).then(() => true, () => false)) break;
       return ${version};
     };`,
  );
  return folder;
};

let code: () => Promise<string> = () => writeVersion(1);
const cloud = await startTestCloud(
  {
    resources: {
      edited: functionOf('edited'),
      editedRole: roleWith(),
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    },
    assets: { edited: { 'index.mjs': 'export const handler = () => 0;' } },
  },
  { functionCode: () => code(), publicUrl: 'http://localhost:4999' },
);
const invoke = (event: object = {}) => cloud.invoke('edited', event);

test('a request after an edit runs the edited code', async () => {
  expect(await invoke()).toBe(1);
  code = () => writeVersion(2);
  expect(await invoke()).toBe(2);
  expect(await invoke()).toBe(2);
});

test('a request in progress finishes on the code it started with', async () => {
  const [started, finish] = [join(directory, 'started'), join(directory, 'finish')];
  const before = invoke({ started, until: finish });
  await waitFor(() =>
    access(started).then(
      () => true,
      () => false,
    ),
  );
  code = () => writeVersion(3);
  expect(await invoke()).toBe(3);
  await writeFile(finish, '');
  expect(await before).toBe(2);
  expect(await Promise.all([invoke(), invoke(), invoke()])).toEqual([3, 3, 3]);
});

test('a late build does not replace a build requested after it', async () => {
  let finishOlder: (folder: Promise<string>) => void = () => undefined;
  const older = new Promise<string>((resolve) => {
    finishOlder = resolve;
  });
  let wasRequested = false;
  code = () => {
    wasRequested = true;
    return older;
  };
  const late = invoke();
  await waitFor(async () => wasRequested);
  code = () => writeVersion(5);
  expect(await invoke()).toBe(5);
  finishOlder(writeVersion(4));
  expect(await late).toBe(5);
});

test('code that does not compile fails the request, and the next edit repairs it', async () => {
  code = () => Promise.reject(new Error('Expected ";" but found "}"'));
  await expect(invoke()).rejects.toThrow('Expected ";"');
  code = () => writeVersion(6);
  expect(await invoke()).toBe(6);
});

test('a platform behind a development server names that server as its origin', () => {
  expect(cloud.url).toBe('http://localhost:4999');
});
