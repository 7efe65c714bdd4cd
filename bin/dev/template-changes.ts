import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

type Template = Record<string, Resource>;

/** Reads the resources of a stack's template by logical id. */
export const readTemplate = (assembly: string, stack: string): Template =>
  JSON.parse(readFileSync(join(assembly, `${stack}.template.json`), 'utf8')).Resources;

const changedProperties = (before: Resource, after: Resource): string[] =>
  [...new Set([...Object.keys(before.Properties ?? {}), ...Object.keys(after.Properties ?? {})])].filter(
    (name) => !isDeepStrictEqual(before.Properties?.[name], after.Properties?.[name]),
  );

/** Describes what differs between two templates, one line per resource: `+` added, `-` removed, `~` changed. */
export const templateChanges = (before: Template, after: Template): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((id) => {
    const [old, current] = [before[id], after[id]];
    if (!old) return [`+ ${current?.Type} ${id}`];
    if (!current) return [`- ${old.Type} ${id}`];
    if (old.Type !== current.Type) return [`~ ${id}: ${old.Type} becomes ${current.Type}`];
    const properties = changedProperties(old, current);
    return properties.length > 0 ? [`~ ${current.Type} ${id}: ${properties.join(', ')}`] : [];
  });
