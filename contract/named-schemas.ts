import * as z from 'zod/mini';
import type { Schema } from './define.ts';
import * as assignment from './schemas/assignment.ts';
import * as assistant from './schemas/assistant.ts';
import * as content from './schemas/content.ts';
import * as course from './schemas/course.ts';
import * as explore from './schemas/explore.ts';
import * as learner from './schemas/learner.ts';
import * as mastery from './schemas/mastery.ts';
import * as notebook from './schemas/notebook.ts';
import * as payment from './schemas/payment.ts';
import * as quiz from './schemas/quiz.ts';
import * as selfCheck from './schemas/self-check.ts';
import * as skillMap from './schemas/skill-map.ts';

type JsonSchema = Record<string, unknown>;

/** The schemas that OpenAPI documents refer to by name; generated clients use the same names. */
const registry = z.registry<{ id: string }>();
for (const group of [
  assignment,
  assistant,
  content,
  course,
  explore,
  learner,
  mastery,
  notebook,
  payment,
  quiz,
  selfCheck,
  skillMap,
]) {
  for (const [id, value] of Object.entries(group)) {
    // Names of schemas begin with a capital letter; other exports are lists and functions.
    if (/^[A-Z]/.test(id)) registry.add(value as Schema, { id });
  }
}

/**
 * Converts schemas to JSON Schema and collects the named ones as `components`.
 * @throws Error when a named schema means something else in requests than in responses
 */
export const schemaCollector = () => {
  const components: Record<string, JsonSchema> = {};
  const add = (name: string, definition: JsonSchema): void => {
    if (components[name] && JSON.stringify(components[name]) !== JSON.stringify(definition)) {
      throw new Error(`The schema ${name} differs between requests and responses: give each a schema of its own.`);
    }
    components[name] = definition;
  };
  const jsonSchema = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
    const standalone = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: registry });
    const text = JSON.stringify(standalone).replaceAll('"#/$defs/', '"#/components/schemas/');
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, { id: _id, ...definition }] of Object.entries($defs)) add(name, definition);
    return rest;
  };
  return { components, jsonSchema };
};
