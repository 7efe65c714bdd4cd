import autocannon from 'autocannon';
import { startPlatform } from '../testing/platform.ts';
import type { Figure } from './table.ts';

const connections = 50;
const seconds = 6;

const measure = async (url: string): Promise<{ perSecond: number; median: number; late: number; failed: number }> => {
  await autocannon({ url, connections, duration: 2 });
  const result = await autocannon({ url, connections, duration: seconds });
  return {
    perSecond: Math.round(result.requests.average),
    median: result.latency.p50,
    late: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
};

/** Requests per second that the local cloud answers, the load generator on the same processors. */
export const benchLoad = async (): Promise<Figure[]> => {
  const platform = await startPlatform();
  try {
    const figures: Figure[] = [];
    for (const path of ['/api/public/courses', '/api/public/courses/prompting-that-works', '/']) {
      const { perSecond, median, late, failed } = await measure(platform.url + path);
      figures.push({
        what: `GET ${path}, ${connections} connections`,
        measured: `${perSecond} req/s (p50 ${median} ms, p99 ${late} ms, ${failed} failed)`,
        goal: path.startsWith('/api') ? '≥ 1,500 req/s' : '',
      });
    }
    return figures;
  } finally {
    await platform.stop();
  }
};
