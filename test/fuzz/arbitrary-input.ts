import fc from 'fast-check';
import * as z from 'zod/mini';
import { type Operation, parameterNames, pathParameters, type Schema } from '#contract/define.ts';
import type { CallInput } from '../support/platform.ts';

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Values known to break systems like this one. */
const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  'a#b',
  'ENROLLMENT#prompting-that-works',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\u202e',
  '\ud800',
  'x'.repeat(70_000),
  '{"$gt":""}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  [],
  [[[[[[[[[[]]]]]]]]]],
  {},
  { constructor: 1 },
  { toString: 'no' },
];

const anythingHostile = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue());

/** Values that a schema's JSON Schema allows. */
const fromJsonSchema = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, fromJsonSchema(member)]);
    return fc.record(Object.fromEntries(members), { requiredKeys: (schema.required ?? []) as never[] });
  }
  if (schema.type === 'array') return fc.array(fromJsonSchema(schema.items ?? {}), { maxLength: schema.maxItems ?? 5 });
  if (schema.type === 'string') {
    if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
    return fc.string({ maxLength: Math.min(schema.maxLength ?? 50, 200) });
  }
  const [min, max] = [schema.minimum ?? -1000, schema.maximum ?? 1000];
  if (schema.type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true });
  return fc.boolean();
};

const allowed = (schema: Schema): fc.Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** Replaces one field or the whole value by a hostile one, or adds an unknown field. */
const broken = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.nat(), anythingHostile).map(([sound, position, bad]) => {
    if (sound === null || typeof sound !== 'object') return bad;
    const keys = [...Object.keys(sound), 'isAdmin'];
    return { ...sound, [keys[position % keys.length] as string]: bad };
  });

const parameters = (operation: Operation, courseIds: string[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      parameterNames(operation.path).map((name) => [
        name,
        fc.oneof(
          name === 'courseId' ? fc.constantFrom(...courseIds) : allowed(pathParameters[name]).map(String),
          fc.constantFrom(
            'a#b',
            '..',
            '%2e%2e',
            '%00',
            'é',
            '0',
            '-1',
            '1e3',
            'x'.repeat(65),
            'constructor',
            'A.B.C.D',
          ),
          fc.string({ minLength: 1, maxLength: 80, unit: 'binary' }).filter((text) => !/\p{Surrogate}/u.test(text)),
        ),
      ]),
    ),
  );

const queryText = (value: unknown): Record<string, string> =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).map(([name, member]) => [
          name.slice(0, 40),
          (typeof member === 'string' ? member : JSON.stringify(member)).slice(0, 4000),
        ]),
      )
    : {};

const bodyOf = (operation: Operation): fc.Arbitrary<Pick<CallInput, 'body' | 'headers'>> => {
  const json = { 'content-type': 'application/json' };
  const junk = fc.oneof(
    fc.constant({ body: '{"broken":', headers: json }),
    fc.constant({ body: '[]', headers: json }),
    fc.constant({ body: 'plain', headers: { 'content-type': 'text/plain' } }),
    fc.constant({ body: '{}', headers: { 'content-type': 'application/xml' } }),
    anythingHostile.map((value) => ({ body: JSON.stringify(value), headers: json })),
  );
  if (operation.method === 'GET') return fc.constant({});
  if (!operation.body || typeof operation.body === 'string') return fc.oneof(fc.constant({}), junk);
  const sound = allowed(operation.body);
  return fc.oneof(
    { weight: 3, arbitrary: sound.map((body) => ({ body: JSON.stringify(body), headers: json })) },
    { weight: 4, arbitrary: broken(sound).map((body) => ({ body: JSON.stringify(body), headers: json })) },
    { weight: 2, arbitrary: junk },
  );
};

/** Valid and invalid inputs of an operation, generated from its contract. */
export const arbitraryInput = (operation: Operation, courseIds: string[]): fc.Arbitrary<CallInput> =>
  fc
    .record({
      params: parameters(operation, courseIds),
      query: operation.query
        ? fc.oneof(allowed(operation.query), broken(allowed(operation.query))).map(queryText)
        : fc.constant({}),
      rest: bodyOf(operation),
    })
    .map(({ params, query, rest }) => ({ params, query, ...rest }));
