import { dictionary } from '../dictionary.ts';

/** Parameters of a request: strings, and objects and lists of them. */
export type Params = { [name: string]: Param };
export type Param = string | Params | Param[];

/** Upper bound of list indexes. */
const maxIndex = 1000;

/** Converts objects with keys 0, 1, 2, … to lists. */
function withLists(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name) && Number(name) < maxIndex);
  if (isList) return names.map((name) => withLists(value[name] ?? ''));
  return dictionary(names.map((name) => [name, withLists(value[name] ?? '')]));
}

/** Parses Stripe's form encoding: `line_items[0][price]=…&expand[]=…`. */
export function parseForm(text: string): Params {
  const root: Params = dictionary();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replace(/\]/g, '').split('[');
    const last = path.pop() ?? '';
    let branch = root;
    for (const name of path) {
      const existing = branch[name];
      const next: Params = typeof existing === 'object' && !Array.isArray(existing) ? existing : dictionary();
      branch[name] = next;
      branch = next;
    }
    branch[last === '' ? String(Object.keys(branch).length) : last] = value;
  }
  return withLists(root) as Params;
}
