import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const copied = [
  'bin/help.mjs',
  'bin/run.mjs',
  'docs/configuration.md',
  'local/package.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const run = (): string => execFileSync(process.execPath, ['bin/run.mjs', 'greet'], { cwd: folder, encoding: 'utf8' });
const builtAt = (): number => statSync(join(folder, 'build/bin/greet.mjs')).mtimeMs;

test('a command is bundled again only when one of its files has changed', () => {
  for (const file of copied) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('bin/greet.ts', "import { name } from './name.ts';\nconsole.log('Hello', name);\n");
  write('bin/name.ts', "export const name: string = 'Ada';\n");
  expect(run()).toBe('Hello Ada\n');
  const firstBuiltAt = builtAt();
  expect(run()).toBe('Hello Ada\n');
  expect(builtAt()).toBe(firstBuiltAt);
  write('bin/name.ts', "export const name: string = 'Eve';\n");
  expect(run()).toBe('Hello Eve\n');
  write('build/bin/greet.mjs', "console.log('of another run');\n");
  expect(run()).toBe('Hello Eve\n');
}, 60_000);
