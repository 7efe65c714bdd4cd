import { join } from 'node:path';
import { openJsonFile } from '#local/json-file.ts';
import { jsonError } from '../errors.ts';
import type { Clock, Invoke, Service } from '../service.ts';
import type { Schedule } from './schedule-resource.ts';
import { readSchedule, toCreatedResource } from './schedule-resource.ts';

/** One schedule as the console shows it. */
export interface Job extends Pick<Schedule, 'name' | 'target' | 'expression' | 'enabled'> {
  lastRun?: string;
  nextRun?: string;
  /** Error message of its last run since the start, if it failed. */
  lastError?: string;
}

export interface JobRun {
  name: string;
  result?: unknown;
  error?: string;
}

export interface SchedulerOptions {
  dataDirectory: string;
  clock: Clock;
  /** Invokes asynchronously, as Lambda does: a failed event is retried, then dead-lettered. */
  invoke: Invoke;
  /** Invokes once, without retries, and reports the outcome. */
  invokeOnce: Invoke;
  /** Logical id of the function with this ARN; undefined for any other ARN. */
  functionOfArn(arn: string): string | undefined;
  /** Whether the scheduler may invoke a function with a role. */
  canInvoke(roleArn: string, functionArn: string): boolean;
}

export interface Scheduler {
  service: Service;
  /** Runs due schedules and starts the timer. Call it once every function can be invoked. */
  start(): Promise<void>;
  jobs(): Job[];
  /** Enables or disables a schedule until the cloud stops, as an operator can; false for an unknown name. */
  enable(name: string, isEnabled: boolean): boolean;
  /** Runs the schedule whose name or target contains the fragment (ignoring case and `-`); undefined if none does. */
  runNow(fragment: string): Promise<JobRun | undefined>;
}

/** State of a schedule between starts. Both fields are ISO 8601. */
interface ScheduleState {
  /** Base of the next run: the last run, or the time the schedule was first seen. */
  countedFrom: string;
  lastRun?: string;
}

/** Longest and shortest delay between two checks of the clock. */
const maxSleepMs = 30_000;
const minSleepMs = 250;

const normalizeName = (text: string) => text.toLowerCase().replaceAll('-', '');

/**
 * Creates the stand-in for EventBridge Scheduler and scheduled rules. A missed schedule runs once, however often it was
 * due.
 */
export async function createScheduler(options: SchedulerOptions): Promise<Scheduler> {
  const { clock, functionOfArn, canInvoke } = options;
  const stateFile = await openJsonFile<Record<string, ScheduleState>>(
    join(options.dataDirectory, 'schedules.json'),
    {},
  );
  const schedules = new Map<string, Schedule>();
  const running = new Map<string, Promise<JobRun>>();
  const errors = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const nextRun = ({ enabled, due, name }: Schedule) =>
    enabled ? due(new Date(stateFile.value[name]?.countedFrom ?? clock.now())) : undefined;

  async function runAt({ name, target, targetArn, roleArn, event }: Schedule, invoke: Invoke): Promise<JobRun> {
    const at = clock.now();
    stateFile.value[name] = { countedFrom: at.toISOString(), lastRun: at.toISOString() };
    await stateFile.save();
    try {
      if (roleArn !== undefined && !canInvoke(roleArn, targetArn)) {
        throw new Error(`its role does not allow scheduler.amazonaws.com to invoke ${targetArn}.`);
      }
      const result = await invoke(target, event(at));
      errors.delete(name);
      return { name, result };
    } catch (cause) {
      const error = (cause as Error).message;
      errors.set(name, error);
      console.error(`The job ${name} failed: ${error}`);
      return { name, error };
    }
  }

  /** Runs of one schedule never overlap: the second waits for the first. */
  async function run(schedule: Schedule, invoke: Invoke): Promise<JobRun> {
    while (running.has(schedule.name)) await running.get(schedule.name);
    const one = runAt(schedule, invoke).finally(() => running.delete(schedule.name));
    running.set(schedule.name, one);
    return one;
  }

  async function runDue(): Promise<void> {
    await Promise.all(running.values());
    const now = clock.now();
    const due = [...schedules.values()].filter((schedule) => (nextRun(schedule) ?? Infinity) <= now);
    await Promise.all(due.map((schedule) => run(schedule, options.invoke)));
  }

  function watch(): void {
    const waits = [...schedules.values()].map(
      (schedule) => Number(nextRun(schedule) ?? Infinity) - Number(clock.now()),
    );
    const wait = Math.max(minSleepMs, Math.min(maxSleepMs, ...waits));
    timer = setTimeout(async () => {
      await runDue().catch((error: unknown) => console.error('Failed to check the schedules:', error));
      if (timer) watch();
    }, wait);
  }

  clock.onAdvance(() => (timer ? runDue() : undefined));

  return {
    service: {
      signingNames: [],
      resourceTypes: ['AWS::Scheduler::Schedule', 'AWS::Scheduler::ScheduleGroup', 'AWS::Events::Rule'],
      async create(resource) {
        const schedule = readSchedule(resource, functionOfArn);
        if (schedule) {
          schedules.set(schedule.name, schedule);
          stateFile.value[schedule.name] ??= { countedFrom: clock.now().toISOString() };
          await stateFile.save();
        }
        return toCreatedResource(resource);
      },
      authorizationRequests: () => [],
      handle: async () =>
        jsonError(400, 'UnknownOperationException', 'The local Scheduler supports only schedules of the template.'),
      async stop() {
        clearTimeout(timer);
        timer = undefined;
        await Promise.all(running.values());
      },
    },
    async start() {
      await runDue();
      watch();
    },
    enable: (name, isEnabled) => {
      const schedule = schedules.get(name);
      if (schedule) schedules.set(name, { ...schedule, enabled: isEnabled });
      return schedule !== undefined;
    },
    jobs: () =>
      [...schedules.values()].map((schedule) => {
        const { name, target, expression, enabled } = schedule;
        const { lastRun } = stateFile.value[name] ?? {};
        const next = nextRun(schedule)?.toISOString();
        const lastError = errors.get(name);
        return {
          name,
          target,
          expression,
          enabled,
          ...(lastRun && { lastRun }),
          ...(next && { nextRun: next }),
          ...(lastError && { lastError }),
        };
      }),
    async runNow(fragment) {
      const normalizedFragment = normalizeName(fragment);
      const match = [...schedules.values()].find(({ name, target }) =>
        normalizeName(`${name} ${target}`).includes(normalizedFragment),
      );
      return match && normalizedFragment ? run(match, options.invokeOnce) : undefined;
    },
  };
}
