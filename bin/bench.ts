// `npm run bench`: the figures quoted in docs. `npm run bench -- search` measures only search.
import { benchDrip } from '#test/bench/drip.ts';
import { measureRelevance } from '#test/bench/relevance.ts';
import { benchSearch, type Milliseconds } from '#test/bench/search.ts';
import { benchChat } from './bench/chat.ts';
import { benchImports } from './bench/imports.ts';
import { benchNotebook } from './bench/notebook.ts';
import { benchRequests } from './bench/requests.ts';
import { benchStart } from './bench/startup.ts';
import { type Measurement, printTable } from './bench/table.ts';
import { ensureBuilt } from './build/build-if-stale.ts';

const relevance = async (): Promise<Measurement[]> => {
  const { queries, ndcg, success, lectures } = await measureRelevance();
  return [
    { what: `nDCG@5 of ${queries} graded searches`, measured: ndcg.toFixed(3), goal: '≥ 0.93' },
    { what: 'success@1', measured: success.toFixed(3), goal: '≥ 0.90' },
    { what: 'the lesson is shown', measured: lectures.toFixed(3), goal: '≥ 0.85' },
  ];
};

/** Goals for the median query in milliseconds, by number of courses. */
const queryGoals = { 1000: 0.3, 10000: 1, 14000: undefined, 100000: 5 };

const bothTimes = ({ elapsed, processor }: Milliseconds, digits: number): string =>
  `${elapsed.toFixed(digits)} ms (processor ${processor.toFixed(digits)})`;

const search = async (): Promise<Measurement[]> => [
  ...(await relevance()),
  ...Object.entries(queryGoals).flatMap(([size, goal]) => {
    const { p50, p95, opening, bytes } = benchSearch(Number(size));
    const courses = `${Number(size).toLocaleString('en-US')} courses`;
    return [
      {
        what: `a query over ${courses}, p50`,
        measured: bothTimes(p50, 2),
        goal: goal === undefined ? '' : `≤ ${goal} ms`,
      },
      { what: `a query over ${courses}, p95`, measured: bothTimes(p95, 2), goal: '' },
      {
        what: `opening the index of ${courses}`,
        measured: `${bothTimes(opening, 0)}, ${(bytes / 1e6).toFixed(1)} MB`,
        goal: Number(size) === 14_000 ? '≤ 1,000 ms' : '',
      },
    ];
  }),
];

const drip = async (): Promise<Measurement[]> => {
  const results = await benchDrip([10_000, 100_000, 1_000_000]);
  const [baseline] = results;
  return results.flatMap(({ subscribers, milliseconds, processor, requests, units }) => {
    const population = `1,000 due among ${subscribers.toLocaleString('en-US')}`;
    const all = Object.values(requests).reduce((sum, number) => sum + number, 0);
    const ratio = (own: number, first = own) => `${own.toFixed(0)} ms, ${(own / first).toFixed(2)}x`;
    return [
      { what: `requests, ${population}`, measured: all.toLocaleString('en-US'), goal: 'the same' },
      { what: `capacity units, ${population}`, measured: units.toLocaleString('en-US'), goal: 'the same' },
      { what: `time, ${population}`, measured: ratio(milliseconds, baseline?.milliseconds), goal: '0.90x to 1.10x' },
      {
        what: `processor time, ${population}`,
        measured: ratio(processor, baseline?.processor),
        goal: '0.90x to 1.10x',
      },
      { what: `releases a second, ${population}`, measured: (1_000_000 / milliseconds).toFixed(0), goal: '≥ 500' },
    ];
  });
};

const benches: Record<string, () => Promise<Measurement[]>> = {
  search,
  drip,
  imports: benchImports,
  load: benchRequests,
  chat: benchChat,
  start: benchStart,
  notebook: benchNotebook,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in benches));
if (unknown) {
  console.error(`Unknown bench "${unknown}". Benches: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
// The search is measured in this process, without the built functions and pages.
if (chosen.length === 0 || chosen.some((name) => name !== 'search')) await ensureBuilt();
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) printTable(name, await bench());
}
