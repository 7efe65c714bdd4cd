import { glob } from '../glob.ts';

/** Condition block of a policy statement: operator, key, accepted values. */
export type ConditionBlock = Record<string, Record<string, string | string[]>>;

/** Condition keys of a request with their values, e.g. `dynamodb:LeadingKeys`. */
export type Context = Record<string, string[]>;

export type Test = (context: Context) => boolean;

const listOf = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

const comparisons: Record<string, (acceptedValues: string) => (value: string) => boolean> = {
  StringEquals: (acceptedValues) => (value) => value === acceptedValues,
  StringLike: (acceptedValues) => glob(acceptedValues),
  ArnEquals: (acceptedValues) => glob(acceptedValues),
  ArnLike: (acceptedValues) => glob(acceptedValues),
  Bool: (acceptedValues) => (value) => value.toLowerCase() === acceptedValues.toLowerCase(),
};

const compileOperator = (operator: string, key: string, acceptedValues: string[]): Test => {
  const [name = '', quantifier] = operator.split(':').reverse();
  const ifExists = name.endsWith('IfExists');
  const baseName = name.replace(/IfExists$/, '');
  const negated = baseName.startsWith('StringNot');
  const comparison = comparisons[baseName.replace('StringNot', 'String')];
  const isKnownQuantifier = quantifier === undefined || quantifier === 'ForAllValues' || quantifier === 'ForAnyValue';
  if (!comparison || !isKnownQuantifier) throw new Error(`The condition operator ${operator} is not supported.`);
  const tests = acceptedValues.map(comparison);
  const passes = (value: string) => tests.some((test) => test(value)) !== negated;
  return (context) => {
    const values = context[key];
    // ForAllValues is true for an absent key, so such a grant must not include Scan.
    if (!values || values.length === 0) return quantifier === 'ForAllValues' || ifExists || negated;
    return quantifier === 'ForAnyValue' ? values.some(passes) : values.every(passes);
  };
};

/** Compiles a condition block. @throws Error for an unsupported operator, so that it never counts as allowed. */
export const compileConditions = (block: ConditionBlock | undefined): Test => {
  const tests = Object.entries(block ?? {}).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, acceptedValues]) => compileOperator(operator, key, listOf(acceptedValues))),
  );
  return (context) => tests.every((test) => test(context));
};
