import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildCourseIndex, encodeCourseIndex } from '#contract/rules/course-search.ts';
import { sampleCatalog } from '#test/bench/sample-catalog.ts';
import { median } from '../bench/table.ts';
import { lambdasFolder } from '../build/lambdas.ts';

/** What the first search of a new function environment takes, measured with the bundle of `listCourses`. */
export interface MeasuredIndex {
  courses: number;
  /** Size of the stored object. */
  bytes: number;
  /** Processor time from the start of the process until the bundle is loaded. */
  startMilliseconds: number;
  /** Processor time of reading the object, which waits for the network too. */
  readMilliseconds: number;
  /** Processor time of the rest: decompressing, opening and searching the index. */
  searchMilliseconds: number;
  /** Most memory that the process has held. */
  megabytes: number;
}

type Cold = Omit<MeasuredIndex, 'courses' | 'bytes'>;

const courses = 14_000;
const runs = 7;

/** Loads the bundle, searches once and prints processor times in milliseconds. */
const coldSearch = `
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1_000; };
let read = 0;
const { gunzipSync } = zlib;
zlib.gunzipSync = (...input) => { read = used(); return gunzipSync(...input); };
syncBuiltinESMExports();
const { handler } = await import(process.argv[1]);
const startMilliseconds = used();
const queryStringParameters = { search: 'agents that use tools' };
const { statusCode, body } = await handler({
  queryStringParameters,
  rawQueryString: String(new URLSearchParams(queryStringParameters)),
  headers: {},
  requestContext: { http: { method: 'GET' }, timeEpoch: Date.now() },
}, {});
if (statusCode !== 200) throw new Error(body);
const megabytes = process.resourceUsage().maxRSS / 1_000;
console.log(JSON.stringify({
  startMilliseconds,
  readMilliseconds: read - startMilliseconds,
  searchMilliseconds: used() - read,
  megabytes,
}));
`;

/** Searches once in a process of its own that reads from this endpoint. */
const searchCold = async (endpoint: string): Promise<Cold> => {
  const bundle = resolve(lambdasFolder, 'list-courses', 'index.mjs');
  const credentials = { AWS_ACCESS_KEY_ID: 'any', AWS_SECRET_ACCESS_KEY: 'any' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', coldSearch, bundle],
    { env: { ...credentials, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL: endpoint, MEDIA_BUCKET: 'media' } },
  );
  return JSON.parse(stdout.split('\n').at(-2) ?? '') as Cold;
};

/** Measures the first search over a stored index; of each figure, the median of all runs. */
export const measureColdSearch = async (stored: Uint8Array): Promise<Cold> => {
  const server = createServer((_, response) => {
    response.setHeader('etag', '"1"').end(stored);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const results: Cold[] = [];
    for (let run = 0; run < runs; run++) results.push(await searchCold(endpoint));
    const medianOf = (name: keyof Cold): number => Math.round(median(results.map((result) => result[name])));
    return {
      startMilliseconds: medianOf('startMilliseconds'),
      readMilliseconds: medianOf('readMilliseconds'),
      searchMilliseconds: medianOf('searchMilliseconds'),
      megabytes: medianOf('megabytes'),
    };
  } finally {
    server.close();
  }
};

/** Measures the first search over an invented catalog, which takes a minute to index. */
export const measureIndex = async (): Promise<MeasuredIndex> => {
  const index = buildCourseIndex(sampleCatalog(courses), { version: '1', cursorKey: 'key' });
  const stored = gzipSync(encodeCourseIndex(index));
  return { courses, bytes: stored.length, ...(await measureColdSearch(stored)) };
};
