import * as z from 'zod/mini';
import { lectureLocation, questionLocation, sectionLocation } from './locations.ts';

type Path = readonly PropertyKey[];
type Part = 'course' | 'cover' | 'figures' | 'quizzes' | 'videos' | 'notebooks' | 'assignments';

/** Returns the value at a path of untyped data. */
const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data);

const toNumber = (step: PropertyKey | undefined): number => Number(step);

/** Splits a path into a location an author knows and the rest, e.g. `section 2, lecture 3 (few-shot)` and `seconds`. */
const locationOf = (part: Part, data: unknown, path: Path): { location: string; rest: Path } => {
  if (part === 'videos') return { location: path.length > 0 ? `video ${String(path[0])}` : '', rest: path.slice(1) };
  if (part === 'cover') return { location: 'cover', rest: path };
  if (part === 'assignments')
    return { location: path.length > 0 ? `assignment ${String(path[0])}` : '', rest: path.slice(1) };
  if (part === 'figures') return { location: path.length > 0 ? `figure ${String(path[0])}` : '', rest: path.slice(1) };
  if (part === 'notebooks') {
    const names = [valueAt(data, [...path.slice(0, 2), 'id']), path[0]].filter((name) => typeof name === 'string');
    return { location: `notebook ${names.reverse().join(', exercise ')}`, rest: path.slice(2) };
  }
  if (part === 'quizzes') {
    if (path[1] === 'questions' && path.length > 2)
      return {
        location: questionLocation(valueAt(data, [path[0] ?? 0, 'id']), toNumber(path[2])),
        rest: path.slice(3),
      };
    return {
      location: path.length > 0 ? `quiz ${String(valueAt(data, [path[0] ?? 0, 'id']))}` : '',
      rest: path.slice(1),
    };
  }
  if (path[0] !== 'sections' || path.length < 2) return { location: '', rest: path };
  if (path[2] !== 'lectures' || path.length < 4)
    return { location: sectionLocation(toNumber(path[1])), rest: path.slice(2) };
  return {
    location: lectureLocation(toNumber(path[1]), toNumber(path[3]), valueAt(data, [...path.slice(0, 4), 'id'])),
    rest: path.slice(4),
  };
};

const fieldName = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

const english = z.locales.en().localeError;

/** Calls an undefined value missing; uses zod's own message otherwise. */
const issueMessage: typeof english = (issue) =>
  issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : english(issue);

/** Describes shape errors with their locations, as sentences. `[2]` in a field's name is its second entry. */
export const shapeProblems = <Value>(
  part: Part,
  schema: z.ZodMiniType<Value>,
  data: unknown,
): { value?: Value; problems: { location: string; problem: string }[] } => {
  const parsed = z.safeParse(schema, data, { error: issueMessage });
  if (parsed.success) return { value: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => {
    const { location, rest } = locationOf(part, data, path);
    const field = fieldName(rest) || (location ? '' : `${part}.ts`);
    return {
      location,
      problem: /^(must|is|has) /.test(message) ? `${field} ${message}` : [field, message].filter(Boolean).join(': '),
    };
  });
  return { problems };
};
