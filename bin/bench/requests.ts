import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installPackages, optionalPackages } from '../optional-packages.ts';
import { startPlatform } from '../test/platform.ts';
import type { Measurement } from './table.ts';

const connections = 50;
const durationSeconds = 6;

/** The used part of autocannon, which has no types. */
type Autocannon = (options: { url: string; connections: number; duration: number }) => Promise<{
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}>;

const measureUrl = async (
  autocannon: Autocannon,
  url: string,
): Promise<{ perSecond: number; median: number; late: number; failed: number }> => {
  await autocannon({ url, connections, duration: 2 });
  const result = await autocannon({ url, connections, duration: durationSeconds });
  return {
    perSecond: Math.round(result.requests.average),
    median: result.latency.p50,
    late: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
};

/** Requests per second of the local cloud, with the load generator on the same machine. */
export const benchRequests = async (): Promise<Measurement[]> => {
  installPackages(optionalPackages.bench);
  const autocannon = createRequire(resolve(optionalPackages.bench, 'package.json'))('autocannon') as Autocannon;
  const platform = await startPlatform();
  try {
    const figures: Measurement[] = [];
    for (const path of ['/api/public/courses', '/api/public/courses/prompting-that-works', '/']) {
      const { perSecond, median, late: p99, failed } = await measureUrl(autocannon, platform.url + path);
      figures.push({
        what: `GET ${path}, ${connections} connections`,
        measured: `${perSecond} req/s (p50 ${median} ms, p99 ${p99} ms, ${failed} failed)`,
        goal: path.startsWith('/api') ? '≥ 1,500 req/s' : '',
      });
    }
    return figures;
  } finally {
    await platform.stop();
  }
};
