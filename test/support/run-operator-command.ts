import { spawn } from 'node:child_process';
import type { OperatorCloud } from './operator-cloud.ts';

/** Runs a command for the stage `dev` against a platform, without a terminal; resolves to its exit code and output. */
export const runOperatorCommand = (
  { settings }: OperatorCloud,
  name: string,
  ...args: string[]
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const command = spawn(process.execPath, ['bin/run.mjs', name, '--stage', 'dev', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        AWS_ENDPOINT_URL: settings.endpoint,
        AWS_REGION: settings.region,
        AWS_ACCESS_KEY_ID: settings.credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: settings.credentials.secretAccessKey,
      },
    });
    let output = '';
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    command.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
