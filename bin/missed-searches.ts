// `npm run missed-searches -- --stage prod --days 30`: what people searched for and did not find, most often first. `--at` is
// for a platform with a moved clock.
import { parseArgs } from 'node:util';
import { type SearchMiss, searchMisses } from '#contract/rules/search/missed-search.ts';
import { listMissedSearches, type MissedSearch } from '#lambdas/data/missed-searches.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { readLastDays } from './last-days.ts';
import { useLearnersTable } from './use-learners-table.ts';

const usage = 'npm run missed-searches -- --stage <stage> [--days <1 to 90>] [--at <YYYY-MM-DD>]';

const titles: Record<SearchMiss, string> = {
  nothing: 'Found nothing',
  'missing-words': 'Found something, but not every word',
  corrected: 'Found something after a correction',
};

/** Totals the counts of all days; the kind of miss is that of the last day. */
const addUp = (days: readonly MissedSearch[][]): MissedSearch[] => {
  const sums = new Map<string, MissedSearch>();
  for (const { search, miss, times } of days.flat())
    sums.set(search, { search, miss, times: times + (sums.get(search)?.times ?? 0) });
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
  const missedByDay: MissedSearch[][] = [];
  for (const day of days) missedByDay.push(await listMissedSearches(day));
  const searches = addUp(missedByDay);
  console.log(`Missed searches from ${days[0]} to ${days.at(-1)} (UTC): ${searches.length}.`);
  for (const miss of searchMisses) {
    const missed = searches.filter((one) => one.miss === miss);
    if (missed.length === 0) continue;
    console.log(`\n${titles[miss]}:`);
    for (const { search, times } of missed) console.log(`${String(times).padStart(6)}  ${search}`);
  }
  return true;
});
