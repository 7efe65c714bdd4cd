/** What an intrinsic function may use while it is resolved; `path` says where it stands, for errors. */
export interface Scope {
  resolve(value: unknown, path: string): Promise<unknown>;
  ref(name: string, path: string): Promise<unknown>;
  attribute(name: string, attributeName: string, path: string): Promise<unknown>;
  importValue(name: string): Promise<unknown>;
  holds(condition: string): Promise<boolean>;
  refuse(path: string, reason: string): never;
}

type Intrinsic = (scope: Scope, argument: unknown, path: string) => Promise<unknown>;

const text = async (scope: Scope, value: unknown, path: string): Promise<string> => {
  const resolved = await scope.resolve(value, path);
  if (typeof resolved === 'string' || typeof resolved === 'number') return String(resolved);
  return scope.refuse(path, 'expected a text');
};

const list = async (scope: Scope, value: unknown, path: string): Promise<unknown[]> => {
  const resolved = await scope.resolve(value, path);
  return Array.isArray(resolved) ? resolved : scope.refuse(path, 'expected a list');
};

/** `${Name}`, `${Name.Attribute}`, `${!Literal}` and the variables of the second argument. */
const substitute: Intrinsic = async (scope, argument, path) => {
  const [pattern, variables] = (Array.isArray(argument) ? argument : [argument, {}]) as [
    string,
    Record<string, unknown>,
  ];
  const parts = pattern.split(/\$\{([^}]*)\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith('!')) return `\${${part.slice(1)}}`;
    if (Object.hasOwn(variables, part)) return text(scope, variables[part], path);
    const [name = '', ...rest] = part.split('.');
    return rest.length > 0 ? scope.attribute(name, rest.join('.'), path) : scope.ref(name, path);
  });
  return (await Promise.all(parts)).join('');
};

/** The intrinsic functions CDK writes into templates. One that is not here cannot be resolved. */
export const intrinsics: Record<string, Intrinsic> = {
  Ref: (scope, name, path) => scope.ref(String(name), path),
  Condition: (scope, name) => scope.holds(String(name)),
  'Fn::GetAtt': (scope, argument, path) => {
    const [name = '', ...rest] = Array.isArray(argument) ? (argument as string[]) : String(argument).split('.');
    return scope.attribute(name, rest.join('.'), path);
  },
  'Fn::Sub': substitute,
  'Fn::Join': async (scope, argument, path) => {
    const [separator, items] = argument as [string, unknown];
    const parts = await list(scope, items, path);
    return (await Promise.all(parts.map((part) => text(scope, part, path)))).join(separator);
  },
  'Fn::Select': async (scope, argument, path) => {
    const [index, items] = argument as [unknown, unknown];
    const chosen = (await list(scope, items, path))[Number(await scope.resolve(index, path))];
    return chosen ?? scope.refuse(path, 'Fn::Select beyond the list');
  },
  'Fn::Split': async (scope, argument, path) => {
    const [separator, value] = argument as [string, unknown];
    return (await text(scope, value, path)).split(separator);
  },
  'Fn::ImportValue': async (scope, name, path) => scope.importValue(await text(scope, name, path)),
  'Fn::If': async (scope, argument, path) => {
    const [condition, yes, no] = argument as [string, unknown, unknown];
    return scope.resolve((await scope.holds(condition)) ? yes : no, path);
  },
  'Fn::Equals': async (scope, argument, path) => {
    const [left, right] = await list(scope, argument, path);
    return left === right;
  },
  'Fn::Not': async (scope, argument, path) => (await list(scope, argument, path))[0] !== true,
  'Fn::And': async (scope, argument, path) => (await list(scope, argument, path)).every((value) => value === true),
  'Fn::Or': async (scope, argument, path) => (await list(scope, argument, path)).some((value) => value === true),
};
