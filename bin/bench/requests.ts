import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installPackages, optionalPackages } from '../optional-packages.ts';
import { startPlatform } from '../test/platform.ts';
import { enroll } from './sign-in.ts';
import type { Measurement } from './table.ts';

const courseId = 'prompting-that-works';
const warmUpSeconds = 2;
const durationSeconds = 6;

/** A connection of the load generator. */
interface Connection {
  setHeaders(headers: Record<string, string>): void;
}

interface Load {
  url: string;
  connections: number;
  method?: 'GET' | 'POST';
  body?: string;
  setupClient?(connection: Connection): void;
}

/** The used part of autocannon, which has no types; `duration` is in seconds. */
type Autocannon = (options: Load & { duration: number }) => Promise<{
  duration: number;
  latency: { p50: number; p99: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
}>;

/** Measures successful responses a second. A stage refuses what exceeds its throttle with 429. */
const measureLoad = async (autocannon: Autocannon, load: Load, what: string, goal: string): Promise<Measurement> => {
  await autocannon({ ...load, duration: warmUpSeconds });
  const { duration, latency, statusCodeStats, errors } = await autocannon({ ...load, duration: durationSeconds });
  const counts = Object.entries(statusCodeStats).map(([status, { count }]) => ({ status: Number(status), count }));
  const countOf = (matches: (status: number) => boolean): number =>
    counts.reduce((sum, { status, count }) => sum + (matches(status) ? count : 0), 0);
  const throttled = countOf((status) => status === 429);
  const failed = errors + countOf((status) => status >= 300 && status !== 429);
  const rate = `${Math.round(countOf((status) => status < 300) / duration)} req/s`;
  return {
    what: `${what}, ${load.connections} connections`,
    measured: `${rate} (p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${throttled} throttled, ${failed} failed)`,
    goal,
  };
};

const publicLoad = async (autocannon: Autocannon, url: string): Promise<Measurement[]> => {
  const figures: Measurement[] = [];
  for (const path of ['/api/public/courses', `/api/public/courses/${courseId}`, '/']) {
    const goal = path.startsWith('/api') ? '1,000 req/s, the throttle' : '';
    figures.push(await measureLoad(autocannon, { url: url + path, connections: 50 }, `GET ${path}`, goal));
  }
  return figures;
};

/** Ten learners on one connection each, who read the outline of their course or whose players save a position. */
const learnerLoad = async (autocannon: Autocannon, url: string): Promise<Measurement[]> => {
  const emails = Array.from({ length: 10 }, (_, number) => `bench-${number}@example.com`);
  const learners = await Promise.all(emails.map((email) => enroll(url, email, courseId)));
  let next = 0;
  const setupClient = (connection: Connection): void => {
    connection.setHeaders({ 'content-type': 'application/json', ...learners[next++ % learners.length] });
  };
  const load = { connections: learners.length, setupClient };
  const content = `/api/courses/${courseId}/content`;
  const positions = `/api/courses/${courseId}/video-progress`;
  const body = JSON.stringify({ sectionIndex: 0, lectureIndex: 0, timestamp: 40, duration: 80 });
  return [
    await measureLoad(autocannon, { ...load, url: url + content }, `GET ${content}`, '≥ 600 req/s'),
    await measureLoad(
      autocannon,
      { ...load, url: url + positions, method: 'POST', body },
      `POST ${positions}`,
      '≥ 400 req/s',
    ),
  ];
};

/** Requests per second of the local cloud, with the load generator on the same machine. */
export const benchRequests = async (): Promise<Measurement[]> => {
  installPackages(optionalPackages.bench);
  const autocannon = createRequire(resolve(optionalPackages.bench, 'package.json'))('autocannon') as Autocannon;
  const platform = await startPlatform();
  try {
    return [...(await publicLoad(autocannon, platform.url)), ...(await learnerLoad(autocannon, platform.url))];
  } finally {
    await platform.stop();
  }
};
