import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { defaultMaxBodyBytes, parameterNames, pathParameters, type Schema } from '#contract/define.ts';
import { allOperations } from '#contract/index.ts';
import { hostileTexts, processorMs } from '../support/hostile-text.ts';

interface Leaf {
  name: string;
  schema: Schema;
  maxBytes: number;
}

/** Lists the schemas of single values inside a schema, each with its path. */
const leavesOf = (name: string, schema: Schema): { name: string; schema: Schema }[] => {
  const def = schema._zod.def as unknown as Record<string, Schema & Record<string, Schema> & Schema[]>;
  const type = schema._zod.def.type as string;
  const inside = (part: string) => leavesOf(name, def[part] as Schema);
  switch (type) {
    case 'object':
      return Object.entries(def.shape as Record<string, Schema>).flatMap(([key, member]) =>
        leavesOf(`${name}.${key}`, member),
      );
    case 'array':
      return inside('element');
    case 'optional':
    case 'nullable':
      return inside('innerType');
    case 'pipe':
      return inside('in');
    case 'record':
      return [...inside('keyType'), ...inside('valueType')];
    case 'union':
      return (def.options as Schema[]).flatMap((option) => leavesOf(name, option));
    default:
      return [{ name: `${name} (${type})`, schema }];
  }
};

/** Lists every single value of every operation's request. */
const leaves: Leaf[] = allOperations.flatMap(({ name, operation }) => {
  const maxBytes = operation.maxBodyBytes ?? defaultMaxBodyBytes;
  const body = typeof operation.body === 'object' ? leavesOf(`${name} body`, operation.body) : [];
  const query = operation.query ? leavesOf(`${name} query`, operation.query) : [];
  const params = parameterNames(operation.path).flatMap((key) => leavesOf(`${name} ${key}`, pathParameters[key]));
  return [...body, ...query, ...params].map((leaf) => ({ ...leaf, maxBytes }));
});

const typed = (type: string) => leaves.filter(({ schema }) => schema._zod.def.type === type);

interface Check {
  _zod: { def: { check: string; format?: string } };
}
const checksOf = ({ schema }: Leaf): string[] =>
  ((schema._zod.def as { checks?: Check[] }).checks ?? []).map(({ _zod: { def } }) => def.check);

test('the walk over the contract finds its strings and numbers', () => {
  expect(typed('string').length).toBeGreaterThan(60);
  expect(typed('number').length).toBeGreaterThan(10);
});

describe('texts', () => {
  const patterned = typed('string').filter((leaf) => checksOf(leaf).includes('string_format'));

  test.each(patterned)('$name refuses an overlong text before any pattern runs', ({ schema, maxBytes }) => {
    const { error } = z.safeParse(schema, '\u0000'.repeat(maxBytes));
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  test.each(typed('string'))('$name takes linear time on hostile texts of a full body', ({ schema, maxBytes }) => {
    let slowest = 0;
    for (const textOf of hostileTexts()) {
      const text = textOf(maxBytes);
      slowest = Math.max(
        slowest,
        processorMs(() => void z.safeParse(schema, text), 1_000),
      );
      if (slowest > 1_000) break;
    }
    expect(slowest).toBeLessThan(1_000);
  });
});

/** Whether DynamoDB stores a number exactly: its range is 1e-130 to 9.99e125, and the SDK refuses unsafe integers. */
const isStored = (number: number): boolean => {
  if (Number.isInteger(number)) return Number.isSafeInteger(number) && !Object.is(number, -0);
  return Math.abs(number) >= 1e-130 && Math.abs(number) < 1e126;
};

describe('numbers', () => {
  const hostile = [1e-300, 5e-324, -1e-300, 1e-131, 1e126, 1e200, 1.797e308, -0, 0.1 + 0.2, 1 / 3, 86_399.999_999_9];
  const ordinary = [0, 0.05, 0.5, 1, 2, 7, 12.3456, 28, 60, 999];

  test.each(typed('number'))('$name refuses or rounds numbers that DynamoDB cannot store', ({ schema }) => {
    for (const number of [...hostile, ...ordinary, Number.MAX_SAFE_INTEGER, 2 ** 60]) {
      const parsed = z.safeParse(schema, number);
      if (!parsed.success) continue;
      expect({ number, isKept: isStored(parsed.data as number) }).toEqual({ number, isKept: true });
    }
  });

  test.each(typed('number'))('$name accepts at least one ordinary number', ({ schema }) => {
    expect(ordinary.some((number) => z.safeParse(schema, number).success)).toBe(true);
  });
});
