/** What an intrinsic function can use; `path` locates it in errors. */
export interface Scope {
  resolve(value: unknown, path: string): Promise<unknown>;
  ref(name: string, path: string): Promise<unknown>;
  attribute(name: string, attributeName: string, path: string): Promise<unknown>;
  importValue(name: string): Promise<unknown>;
  evaluateCondition(condition: string): Promise<boolean>;
  fail(path: string, reason: string): never;
}

type Intrinsic = (scope: Scope, argument: unknown, path: string) => Promise<unknown>;

const resolveText = async (scope: Scope, value: unknown, path: string): Promise<string> => {
  const resolved = await scope.resolve(value, path);
  if (typeof resolved === 'string' || typeof resolved === 'number') return String(resolved);
  return scope.fail(path, 'expected a string');
};

const resolveList = async (scope: Scope, value: unknown, path: string): Promise<unknown[]> => {
  const resolved = await scope.resolve(value, path);
  return Array.isArray(resolved) ? resolved : scope.fail(path, 'expected a list');
};

/** Resolves `${Name}`, `${Name.Attribute}`, `${!Literal}` and the variables of the second argument. */
const resolveSub: Intrinsic = async (scope, argument, path) => {
  const [pattern, variables] = (Array.isArray(argument) ? argument : [argument, {}]) as [
    string,
    Record<string, unknown>,
  ];
  const parts = pattern.split(/\$\{([^}]*)\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith('!')) return `\${${part.slice(1)}}`;
    if (Object.hasOwn(variables, part)) return resolveText(scope, variables[part], path);
    const [name = '', ...rest] = part.split('.');
    return rest.length > 0 ? scope.attribute(name, rest.join('.'), path) : scope.ref(name, path);
  });
  return (await Promise.all(parts)).join('');
};

/** The intrinsic functions that CDK writes into templates. Any other one fails. */
export const intrinsics: Record<string, Intrinsic> = {
  Ref: (scope, name, path) => scope.ref(String(name), path),
  Condition: (scope, name) => scope.evaluateCondition(String(name)),
  'Fn::GetAtt': (scope, argument, path) => {
    const [name = '', ...rest] = Array.isArray(argument) ? (argument as string[]) : String(argument).split('.');
    return scope.attribute(name, rest.join('.'), path);
  },
  'Fn::Sub': resolveSub,
  'Fn::Join': async (scope, argument, path) => {
    const [separator, items] = argument as [string, unknown];
    const parts = await resolveList(scope, items, path);
    return (await Promise.all(parts.map((part) => resolveText(scope, part, path)))).join(separator);
  },
  'Fn::Select': async (scope, argument, path) => {
    const [index, items] = argument as [unknown, unknown];
    const selected = (await resolveList(scope, items, path))[Number(await scope.resolve(index, path))];
    return selected ?? scope.fail(path, 'Fn::Select index out of range');
  },
  'Fn::Split': async (scope, argument, path) => {
    const [separator, value] = argument as [string, unknown];
    return (await resolveText(scope, value, path)).split(separator);
  },
  'Fn::ImportValue': async (scope, name, path) => scope.importValue(await resolveText(scope, name, path)),
  'Fn::If': async (scope, argument, path) => {
    const [condition, yes, no] = argument as [string, unknown, unknown];
    return scope.resolve((await scope.evaluateCondition(condition)) ? yes : no, path);
  },
  'Fn::Equals': async (scope, argument, path) => {
    const [left, right] = await resolveList(scope, argument, path);
    return left === right;
  },
  'Fn::Not': async (scope, argument, path) => (await resolveList(scope, argument, path))[0] !== true,
  'Fn::And': async (scope, argument, path) =>
    (await resolveList(scope, argument, path)).every((value) => value === true),
  'Fn::Or': async (scope, argument, path) => (await resolveList(scope, argument, path)).some((value) => value === true),
};
