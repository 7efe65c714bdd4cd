import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OperatorCloud } from './operator-cloud.ts';

/** A command that was started, and what it has printed once it has ended. */
export interface RunningCommand {
  process: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
}

/** This project with other courses. */
export interface OwnCourses {
  /** The folder `content/courses`, empty at first. */
  folder: string;
  /** Starts `npm run <command>`. */
  start(args: readonly string[], environment?: Record<string, string>): RunningCommand;
  remove(): Promise<void>;
}

const linkAll = async (from: string, to: string, except: readonly string[]): Promise<void> => {
  const names = (await readdir(from)).filter((name) => !except.includes(name));
  await Promise.all(names.map((name) => symlink(resolve(from, name), join(to, name))));
};

/** Creates a folder that links to everything in this project but its courses. */
export const createOwnCourses = async (): Promise<OwnCourses> => {
  const root = await mkdtemp(join(tmpdir(), 'own-courses-'));
  const folder = join(root, 'content/courses');
  await mkdir(folder, { recursive: true });
  await linkAll('.', root, ['.git', '.local', 'build', 'cdk.out', 'content']);
  await linkAll('content', join(root, 'content'), ['courses']);
  return {
    folder,
    start: (args, environment) => {
      const command = spawn(process.execPath, ['bin/run.mjs', ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
      });
      const outputs = Promise.all([text(command.stdout), text(command.stderr)]);
      const ended = new Promise<{ code: number | null; output: string }>((done) => {
        command.once('close', async (code) => done({ code, output: (await outputs).join('') }));
      });
      return { process: command, ended };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

/** Stands between a command and a platform, and counts the parts that the command uploads. */
export interface UploadGate {
  /** Environment of a command that publishes through the gate. */
  environment: Record<string, string>;
  /** Numbers of the parts that have passed since the last `open`. */
  passed: number[];
  /** Lets this many parts pass from now on, and holds all others. */
  open(parts: number): void;
  stop(): Promise<void>;
}

/** Starts a gate in front of a platform's AWS endpoint. */
export const startUploadGate = async ({ settings }: OperatorCloud): Promise<UploadGate> => {
  const target = new URL(settings.endpoint);
  let remaining = 0;
  const server = createServer((incoming, response) => {
    const part = incoming.method === 'PUT' && /[?&]partNumber=(\d+)/.exec(incoming.url ?? '')?.[1];
    if (part && remaining === 0) return;
    if (part) remaining -= 1;
    const { method, url, headers } = incoming;
    const outgoing = request({ host: target.hostname, port: target.port, method, path: url, headers }, (reply) => {
      if (part) gate.passed.push(Number(part));
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const gate: UploadGate = {
    environment: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: settings.region,
      AWS_ACCESS_KEY_ID: settings.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: settings.credentials.secretAccessKey,
    },
    passed: [],
    open: (parts) => {
      remaining = parts;
      gate.passed = [];
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return gate;
};
