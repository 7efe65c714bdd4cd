import { glob } from '#local/glob.ts';

/** The fields of a log line that is a JSON object. */
type Fields = Record<string, unknown>;

/** A field that a pattern compares with a text. */
export interface ComparedText {
  field: string;
  /** As in the pattern, e.g. `$.status = "5*"`. */
  condition: string;
  /** Whether a value of the field makes the condition true. */
  isTrue(value: unknown): boolean;
}

/** A filter pattern for log lines that are JSON objects. */
export interface FilterPattern {
  isMatch(fields: Fields): boolean;
  /** Every `=` with a text in the pattern. */
  comparedTexts: readonly ComparedText[];
}

/** A value may contain `*`. `?` is refused, because it is a wildcard only in this implementation. */
const textCondition = /^\$\.(\w+) (=|!=) "([^"?]*)"$/;
const numberCondition = /^\$\.(\w+) (=|!=|<|<=|>|>=) (-?\d+(?:\.\d+)?)$/;

const numberComparisons: Record<string, (value: number, other: number) => boolean> = {
  '=': (value, other) => value === other,
  '!=': (value, other) => value !== other,
  '<': (value, other) => value < other,
  '<=': (value, other) => value <= other,
  '>': (value, other) => value > other,
  '>=': (value, other) => value >= other,
};

/** A condition on a missing field is false, whatever its operator. */
const ofField =
  (field: string, isTrue: (value: unknown) => boolean): FilterPattern['isMatch'] =>
  (fields) =>
    field in fields && isTrue(fields[field]);

/** Parses one comparison; undefined for any other condition. */
const parseCondition = (condition: string): FilterPattern | undefined => {
  const [, textField, textOperator, text = ''] = textCondition.exec(condition) ?? [];
  if (textField !== undefined) {
    const matches = glob(text);
    const isTrue = (value: unknown) => matches(String(value)) === (textOperator === '=');
    const comparedTexts = textOperator === '=' ? [{ field: textField, condition, isTrue }] : [];
    return { isMatch: ofField(textField, isTrue), comparedTexts };
  }
  const [, field, operator = '', other] = numberCondition.exec(condition) ?? [];
  const compare = numberComparisons[operator];
  if (field === undefined || !compare) return undefined;
  return {
    isMatch: ofField(field, (value) => typeof value === 'number' && compare(value, Number(other))),
    comparedTexts: [],
  };
};

/** Returns the length of the group in parentheses that a text begins with; -1 without its end. Ignores quoted ones. */
const groupLength = (text: string): number => {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"]*"|[()]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
};

/** Divides `(a) && (b)` into its operands and the operator between them; undefined for any other text. */
const operandsOf = (text: string): { operands: string[]; operator: string } | undefined => {
  const length = groupLength(text);
  if (length < 0) return undefined;
  const first = text.slice(1, length - 1);
  if (length === text.length) return { operands: [first], operator: '' };
  const operator = text.slice(length, length + 4);
  const rest = operator === ' && ' || operator === ' || ' ? operandsOf(text.slice(length + 4)) : undefined;
  if (!rest || (rest.operator !== '' && rest.operator !== operator)) return undefined;
  return { operands: [first, ...rest.operands], operator };
};

const parseExpression = (text: string): FilterPattern | undefined => {
  if (!text.startsWith('(')) return parseCondition(text);
  const { operands = [], operator } = operandsOf(text) ?? {};
  const parts = operands.flatMap((operand) => parseExpression(operand) ?? []);
  if (parts.length === 0 || parts.length < operands.length) return undefined;
  return {
    isMatch: (fields) =>
      operator === ' || '
        ? parts.some(({ isMatch }) => isMatch(fields))
        : parts.every(({ isMatch }) => isMatch(fields)),
    comparedTexts: parts.flatMap(({ comparedTexts }) => comparedTexts),
  };
};

/**
 * Parses a JSON pattern of comparisons that are joined by `&&` or `||` in parentheses, as CDK's `FilterPattern` writes
 * them. @throws Error for any other pattern
 */
export const parseFilterPattern = (pattern: string): FilterPattern => {
  const [, inner = ''] = /^\{ (.+) \}$/.exec(pattern) ?? [];
  const parsed = parseExpression(inner);
  if (!parsed) throw new Error(`The local cloud does not support the filter pattern ${pattern}`);
  return parsed;
};
