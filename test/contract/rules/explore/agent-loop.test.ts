import { expect, test } from '@jest/globals';
import {
  type AgentLoopState,
  agentLoopGoals,
  agentLoopStart,
  callText,
  type Gate,
  instructions,
  jobs,
  runAgent,
  sameCallRange,
  stepsRange,
  wordsRange,
} from '#contract/rules/explore/agent-loop.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

const gates: Gate[] = ['none', 'large-payments', 'payments', 'every-call'];
const run = (change: Partial<AgentLoopState>) => runAgent({ ...agentLoopStart, ...change });
const calls = (change: Partial<AgentLoopState>) => run(change).steps.map(({ call }) => callText(call));
const all = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

test('the ordinary job pays each invoice once, and again after a busy bank', () => {
  expect(calls({})).toEqual([
    'list_invoices(1)',
    'read_invoice(17)',
    'pay(17, 240)',
    'pay(17, 240)',
    'read_invoice(18)',
    'pay(18, 640)',
    'read_invoice(19)',
    'pay(19, 85)',
    'answer()',
  ]);
  expect(
    run({})
      .steps.map(({ result }) => result)
      .filter((result) => result.startsWith('paid')),
  ).toEqual(['paid 240 dollars', 'paid 640 dollars', 'paid 85 dollars']);
});

test('words equal a recount of everything that is sent again in each step', () => {
  for (const job of jobs) {
    const { steps, words, ending } = run({ job });
    let total = 0;
    for (const [index, step] of steps.entries()) {
      const sent = [instructions];
      for (const { call, result } of steps.slice(0, index)) sent.push(callText(call), result);
      const expected = [...sent, callText(step.call)].join(' ').match(/\S+/g)?.length;
      expect(step.words).toBe(expected);
      total += step.words;
    }
    // A refused repetition has cost its words, too.
    if (ending === 'repeating') expect(words).toBeGreaterThan(total);
    else expect(words).toBe(total);
  }
  // By hand: 17 words of instructions, and one more for the first call.
  expect(run({}).steps[0]?.words).toBe(18);
});

test('the cost of a run grows faster than its steps', () => {
  const cost = (steps: number) => run({ job: 'endless', steps }).words;
  // Each step sends 8 words more than the one before: 18, 26, 34, …
  for (const steps of [4, 10, 20]) expect(cost(steps)).toBe(steps * 18 + (8 * steps * (steps - 1)) / 2);
});

test('no limit is ever exceeded, and each ending has its reason', () => {
  for (const job of jobs)
    for (const gate of gates)
      for (const steps of all(stepsRange).filter((count) => count % 9 === 0))
        for (const words of all(wordsRange).filter((count) => count % 400 === 0))
          for (const sameCall of [sameCallRange.min, 2, sameCallRange.max]) {
            const result = run({ job, gate, steps, words, sameCall });
            expect(result.steps.length).toBeLessThanOrEqual(steps);
            expect(result.words).toBeLessThanOrEqual(words);
            const counts = new Map<string, number>();
            for (const { call } of result.steps) counts.set(callText(call), (counts.get(callText(call)) ?? 0) + 1);
            expect(Math.max(...counts.values())).toBeLessThanOrEqual(sameCall);
            if (result.ending === 'step-limit') expect(result.steps).toHaveLength(steps);
            expect(result.steps.at(-1)?.call.tool === 'answer').toBe(result.ending === 'answered');
          }
});

test('a person who is asked about every call approves the wrong amount unread', () => {
  const outcome = (gate: Gate) => {
    const { questions, overpaid } = run({ job: 'wrong-amount', gate });
    return [questions, overpaid];
  };
  expect(gates.map(outcome)).toEqual([
    [0, 5760],
    [1, 0],
    [3, 0],
    [7, 5760],
  ]);
  const asked = run({ job: 'wrong-amount', gate: 'every-call' }).steps.filter(({ approval }) => approval !== 'none');
  expect(asked.map(({ approval }) => approval).slice(0, 4)).toEqual(['approved', 'approved', 'approved', 'unread']);
  expect(asked.findIndex(({ call }) => callText(call) === 'pay(18, 6400)')).toBe(4);
});

test('every goal fails for its own reason', () => {
  const solution: AgentLoopState = { job: 'ordinary', steps: 12, words: 600, sameCall: 2, gate: 'large-payments' };
  const missed = (change: Partial<AgentLoopState>) =>
    Object.entries(agentLoopGoals({ ...solution, ...change }))
      .filter(([, isMet]) => !isMet)
      .map(([goal]) => goal);
  expect(missed({})).toEqual([]);
  expect(missed({ sameCall: 1 })).toEqual(['isFinished']);
  expect(missed({ steps: 8 })).toEqual(['isFinished']);
  expect(missed({ gate: 'none' })).toEqual(['isSafe']);
  expect(missed({ gate: 'payments' })).toEqual(['isQuiet']);
  expect(missed({ gate: 'every-call' })).toEqual(['isSafe', 'isQuiet']);
  expect(missed({ sameCall: 5 })).toEqual(['stopsEarly']);
  expect(missed({ words: 800 })).toEqual(['isCapped']);
});

test('the task is open at first, and the job that is shown does not matter', () => {
  expect(isSolved({ explorable: 'agent-loop', ...agentLoopStart })).toBe(false);
  for (const job of jobs)
    expect(
      isSolved({ explorable: 'agent-loop', job, steps: 40, words: 500, sameCall: 3, gate: 'large-payments' }),
    ).toBe(true);
});
