// `npm run zero-result-searches -- --stage prod --days 30`: what people searched for and did not find, most often first. `--at` is
// for a platform with a moved clock.
import { parseArgs } from 'node:util';
import { type ZeroResultKind, zeroResultKinds } from '#contract/rules/search/zero-result-search.ts';
import { listZeroResultSearches, type ZeroResultSearch } from '#lambdas/data/zero-result-searches.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { readLastDays } from './last-days.ts';
import { useLearnersTable } from './use-learners-table.ts';

const usage = 'npm run zero-result-searches -- --stage <stage> [--days <1 to 90>] [--at <YYYY-MM-DD>]';

const titles: Record<ZeroResultKind, string> = {
  nothing: 'Found nothing',
  'missing-words': 'Found something, but not every word',
  corrected: 'Found something after a correction',
};

/** Totals the counts of all days; the kind is that of the last day. */
const addUp = (days: readonly ZeroResultSearch[][]): ZeroResultSearch[] => {
  const sums = new Map<string, ZeroResultSearch>();
  for (const { search, kind, times } of days.flat())
    sums.set(search, { search, kind, times: times + (sums.get(search)?.times ?? 0) });
  return [...sums.values()].sort((a, b) => b.times - a.times || (a.search < b.search ? -1 : 1));
};

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: stringOption, days: { ...stringOption, default: '30' }, at: stringOption },
  });
  const stage = requireStage(values.stage, usage);
  const days = readLastDays(values, usage);
  await useLearnersTable(stage);
  const byDay: ZeroResultSearch[][] = [];
  for (const day of days) byDay.push(await listZeroResultSearches(day));
  const searches = addUp(byDay);
  console.log(`Zero-result searches from ${days[0]} to ${days.at(-1)} (UTC): ${searches.length}.`);
  for (const kind of zeroResultKinds) {
    const ofKind = searches.filter((one) => one.kind === kind);
    if (ofKind.length === 0) continue;
    console.log(`\n${titles[kind]}:`);
    for (const { search, times } of ofKind) console.log(`${String(times).padStart(6)}  ${search}`);
  }
  return true;
});
