import type { Operation } from '#contract/define.ts';
import { groups } from '#contract/index.ts';
import { kebab } from '#lib/names.ts';
import type { DrillStage } from './drill-stage.ts';
import { pathOf, repeat, type Scenario } from './scenario.ts';

/** Failed calls that raise a group's alarm, and the most calls that do not yet raise the API's alarm. */
const minCalls = 3;
const maxCalls = 9;

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)];

/** The value that an alarm counted in its latest period. */
const countOf = async (stage: DrillStage, alarm: string): Promise<number> =>
  (await stage.alarms()).find(({ name }) => name === stage.resourceName(alarm))?.values[0] ?? 0;

/**
 * Makes the functions of some operations unusable and calls each; `calls` in all at least. The alarm has to count every
 * call.
 */
const failingCalls = (
  alarm: string,
  operations: readonly (readonly [name: string, operation: Operation])[],
  calls: number,
): Scenario => ({
  alarm,
  cause: `${Math.max(calls, operations.length)} calls to releases that cannot be loaded: ${operations.map(([name]) => name).join(', ')}`,
  run: async (stage) => {
    for (const [name] of operations) stage.release(kebab(name), 'broken');
    for (const [name, operation] of operations) {
      const before = await countOf(stage, alarm);
      const times = Math.ceil(calls / operations.length);
      await repeat(times, async () => {
        const status = await stage.request(operation.method, pathOf(operation), { token: stage.token });
        if (status < 500) throw new Error(`${name} responded with ${status}.`);
      });
      const counted = (await countOf(stage, alarm)) - before;
      if (counted !== times) throw new Error(`${counted} of ${times} failures of ${name} were counted.`);
    }
  },
  repair: async (stage) => {
    for (const [name] of operations) stage.release(kebab(name), undefined);
  },
});

const entriesOf = (group: object) => Object.entries(group as Record<string, Operation>);

/** Every operation of every group fails once. Large groups fail in batches, to stay below the API's alarm. */
export const groupScenarios: Scenario[] = Object.entries(groups).flatMap(([group, operations]) =>
  chunk(entriesOf(operations), maxCalls).map((part) => failingCalls(`${group}-errors`, part, minCalls)),
);

/** One operation of each group, so that no group reaches its own alarm. */
export const apiScenario: Scenario = failingCalls(
  'api-server-errors',
  Object.entries(groups).flatMap(([group, operations]) =>
    group === 'assistant' ? [] : entriesOf(operations).slice(0, 1),
  ),
  1,
);
