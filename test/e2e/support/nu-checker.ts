import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const jar = 'test/support/accessibility/node_modules/vnu-jar/build/dist/vnu.jar';

interface Message {
  url: string;
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  message: string;
  extract?: string;
}

/** Errors and warnings of the checker that are wrong, each with the reason. */
const exceptions: readonly { message: RegExp; reason: string }[] = [
  {
    message: /^Attribute “name” not allowed on element “details”/,
    reason: 'The HTML Living Standard has it since 2023; this version of the checker is older.',
  },
  {
    message: /“allow-scripts” and “allow-same-origin”/,
    reason:
      'The map and the form service are documents of other origins, which cannot reach ours. Without allow-same-origin the map sends no Referer, and OpenStreetMap serves no tiles.',
  },
];

/** React's closing slash on void elements, reported as `info` without a subtype, is not a finding. */
const isFinding = ({ type, subType, message }: Message): boolean =>
  (type !== 'info' || subType === 'warning') && !exceptions.some((each) => each.message.test(message));

const outputOf = (java: string, args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const checker = spawn(java, ['-Xss4m', '-jar', jar, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks: Buffer[] = [];
    checker.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    checker.once('error', reject);
    checker.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });

/** Returns the Nu HTML checker's messages about documents by name, one line each, from one run of the checker. */
export const nuFindings = async (java: string, documents: ReadonlyMap<string, string>): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    const names = new Map<string, string>();
    for (const [name, html] of documents) {
      const file = join(folder, `${names.size}.html`);
      await writeFile(file, html);
      names.set(pathToFileURL(file).href.replace('file:///', 'file:/'), name);
    }
    const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
    const output = await outputOf(java, [...options, folder]);
    const { messages } = JSON.parse(output) as { messages: Message[] };
    return messages
      .filter(isFinding)
      .map(({ url, type, message, extract = '' }) => `${names.get(url) ?? url}: ${type}: ${message} ${extract.trim()}`);
  } finally {
    await rm(folder, { recursive: true });
  }
};
