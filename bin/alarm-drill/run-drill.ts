import type { Alarm } from '#local';
import { type DrillStage, startDrillStage } from './drill-stage.ts';
import { apiScenario, groupScenarios } from './group-scenarios.ts';
import { jobScenarios } from './job-scenarios.ts';
import { platformScenarios } from './platform-scenarios.ts';
import { jobIntervalMs, minuteMs, repeat, type Scenario } from './scenario.ts';

const scenarios: readonly Scenario[] = [...groupScenarios, apiScenario, ...jobScenarios, ...platformScenarios];

/** Half hours within which every alarm must recover. */
const maxRecoverySteps = 10;

const firing = async (stage: DrillStage): Promise<string[]> =>
  (await stage.alarms()).filter(({ state }) => state !== 'OK').map(({ name }) => name);

/** Advances the clock until no alarm fires; returns those that still do. */
const recover = async (stage: DrillStage): Promise<string[]> => {
  // Longer than the period of most alarms.
  await stage.cloud.clock.advance(6 * minuteMs);
  for (let step = 0; step < maxRecoverySteps; step += 1) {
    if ((await firing(stage)).length === 0) return [];
    await stage.cloud.clock.advance(jobIntervalMs);
  }
  return firing(stage);
};

/** Makes one alarm fire; returns the problems found. */
const drill = async (stage: DrillStage, { alarm, run, repair }: Scenario): Promise<string[]> => {
  const expected = stage.resourceName(alarm);
  const failure = await run(stage).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const fired = await firing(stage);
  await repair?.(stage);
  const stuck = await recover(stage);
  return [
    ...(failure === undefined ? [] : [failure]),
    ...(fired.includes(expected) ? [] : ['it did not fire']),
    ...fired.filter((name) => name !== expected).map((name) => `${name} fired too`),
    ...stuck.map((name) => `${name} did not recover`),
  ];
};

/** Metrics of group alarms that no drill has counted. */
const uncounted = async (stage: DrillStage, alarms: readonly Alarm[]): Promise<string[]> => {
  const counted = new Set(
    (await stage.metrics())
      .filter(({ value }) => value > 0)
      .map(({ name, dimensions }) => JSON.stringify([name, dimensions])),
  );
  return alarms
    .filter(({ name }) => groupScenarios.some(({ alarm }) => stage.resourceName(alarm) === name))
    .flatMap(({ name, metrics }) =>
      metrics
        .filter((metric) => !counted.has(JSON.stringify([metric.name, metric.dimensions])))
        .map((metric) => `${name}: ${metric.name} ${JSON.stringify(metric.dimensions)} was not counted`),
    );
};

/** Returns the scenarios of alarms with all those parts in their names. @throws Error when there is none */
const selectScenarios = (parts: readonly string[]): Scenario[] => {
  const selected = scenarios.filter(({ alarm }) => parts.every((part) => alarm.includes(part)));
  if (selected.length === 0) throw new Error(`No alarm has "${parts.join('" and "')}" in its name.`);
  return selected;
};

/**
 * Makes the condition of every alarm true in the local cloud and reports whether that alarm fires, no other does, and
 * all recover. `parts` select alarms by parts of their names. Resolves to the number of problems.
 */
export const runDrill = async (print: (line: string) => void, parts: readonly string[] = []): Promise<number> => {
  const selected = selectScenarios(parts);
  const stage = await startDrillStage();
  try {
    await stage.console('POST', 'mail/events', { deliveries: false });
    // Jobs must have been running for two hours, as in a stage in use.
    await repeat(4, () => stage.cloud.clock.advance(jobIntervalMs));
    const problems = (await recover(stage)).map((name) => `${name} fires without a cause`);
    for (const scenario of selected) {
      const found = await drill(stage, scenario);
      problems.push(...found.map((problem) => `${scenario.alarm}: ${problem}`));
      print(`${found.length === 0 ? 'ok      ' : 'PROBLEM '}  ${scenario.alarm.padEnd(32)}  ${scenario.cause}`);
      for (const problem of found) print(`            ${problem}`);
    }
    const alarms = await stage.alarms();
    const drilled = new Set(scenarios.map(({ alarm }) => stage.resourceName(alarm)));
    problems.push(...alarms.filter(({ name }) => !drilled.has(name)).map(({ name }) => `${name} has no drill`));
    if (parts.length === 0) problems.push(...(await uncounted(stage, alarms)));
    for (const problem of problems) print(`PROBLEM   ${problem}`);
    const count = parts.length === 0 ? alarms.length : new Set(selected.map(({ alarm }) => alarm)).size;
    print(`${count} alarms, ${problems.length} problems.`);
    return problems.length;
  } finally {
    await stage.stop();
  }
};
