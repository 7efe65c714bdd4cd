import * as z from 'zod/mini';
import type { Schema } from './define.ts';
import * as assistant from './schemas/assistant.ts';
import * as content from './schemas/content.ts';
import * as course from './schemas/course.ts';
import * as learner from './schemas/learner.ts';
import * as notebook from './schemas/notebook.ts';
import * as payment from './schemas/payment.ts';
import * as quiz from './schemas/quiz.ts';

type JsonSchema = Record<string, unknown>;

/** The schemas that OpenAPI documents call by name; generated clients use the same names. */
const registry = z.registry<{ id: string }>();
for (const group of [assistant, content, course, learner, notebook, payment, quiz]) {
  for (const [id, value] of Object.entries(group)) {
    // A capital letter begins the name of a schema; other exports are lists and functions.
    if (/^[A-Z]/.test(id)) registry.add(value as Schema, { id });
  }
}

/** Points references within one schema at the components of the document. */
const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

/**
 * Converts schemas to JSON Schema and collects the named ones as `components`. A name that means something else in
 * requests than in responses gets the suffix `Input` there.
 */
export const schemaCollector = () => {
  const components: Record<string, JsonSchema> = {};
  const componentName = (name: string, definition: JsonSchema, io: 'input' | 'output'): string => {
    const known = components[name];
    const isOther = known !== undefined && JSON.stringify(known) !== JSON.stringify(definition);
    return isOther && io === 'input' ? `${name}Input` : name;
  };
  const jsonSchema = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: registry });
    let text = withComponentRefs(rest);
    for (const [name, raw] of Object.entries($defs as Record<string, JsonSchema>)) {
      const { id: _id, ...definition } = withComponentRefs(raw);
      const as = componentName(name, definition, io);
      components[as] = definition;
      if (as !== name) {
        text = JSON.parse(
          JSON.stringify(text).replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${as}"`),
        );
      }
    }
    return text;
  };
  return { components, jsonSchema };
};
