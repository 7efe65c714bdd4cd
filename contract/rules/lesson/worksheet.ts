/** A field of a worksheet; all of it is plain text. */
export interface WorksheetField {
  label: string;
  /** Instructions for the field; empty when there are none. */
  hint: string;
  /** Height of the empty field, in lines. */
  lines: number;
  /** Text that the author has filled in; empty unless the worksheet is an example. */
  value: string;
}

/** A form that learners fill in, or an example that its author has filled in. */
export interface Worksheet {
  title: string;
  isExample: boolean;
  fields: WorksheetField[];
}

type Parsed<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

const maxLines = 20;
const maxLengths = { title: 120, label: 80, hint: 200 };

const tooLong = (part: keyof typeof maxLengths, text: string): string | undefined =>
  text.length > maxLengths[part] ? `has a ${part} of more than ${maxLengths[part]} characters: "${text}"` : undefined;

/** Reads the first line of a field, `label | hint | lines`. */
const readField = (line: string, valueLines: readonly string[]): Parsed<WorksheetField> => {
  const [label = '', hint = '', lines = '1', ...rest] = line.split('|').map((part) => part.trim());
  if (label === '') return { problem: 'has a field without a label' };
  if (rest.length > 0)
    return { problem: `has more than a label, a hint and a number of lines in its field "${label}"` };
  const count = Number(lines);
  if (!Number.isInteger(count) || count < 1 || count > maxLines)
    return { problem: `needs a number of lines from 1 to ${maxLines} in its field "${label}", not "${lines}"` };
  const problem = tooLong('label', label) ?? tooLong('hint', hint);
  if (problem) return { problem };
  const value = valueLines.join('\n').replace(/^\n+/, '').trimEnd();
  return { value: { label, hint, lines: count, value } };
};

/** Reads the fields of a worksheet, each with the lines below it that are indented by two spaces. */
const readFields = (lines: readonly string[]): Parsed<WorksheetField[]> => {
  const found: { first: string; valueLines: string[] }[] = [];
  for (const line of lines) {
    const isValue = line.startsWith('  ') && found.length > 0;
    if (line.startsWith('- ')) found.push({ first: line.slice(2), valueLines: [] });
    else if (isValue || line.trim() === '') found.at(-1)?.valueLines.push(line.slice(2));
    else
      return { problem: `has the line "${line}"; begin a field with "- ", and indent a filled-in value by two spaces` };
  }
  const fields: WorksheetField[] = [];
  for (const { first, valueLines } of found) {
    const { value: field, problem } = readField(first, valueLines);
    if (!field) return { problem };
    if (fields.some(({ label }) => label === field.label)) return { problem: `has two fields "${field.label}"` };
    fields.push(field);
  }
  return { value: fields };
};

/** Reads the text between the fences of a worksheet; returns the problem if it is invalid. */
export const readWorksheet = (
  content: string,
): { worksheet: Worksheet; problem?: undefined } | { worksheet?: undefined; problem: string } => {
  const [title = '', ...lines] = content.trim().split('\n');
  if (title === '' || title.startsWith('- ')) return { problem: 'needs a title on its first line' };
  const longTitle = tooLong('title', title);
  if (longTitle) return { problem: longTitle };
  const { value: fields, problem } = readFields(lines);
  if (!fields) return { problem };
  if (fields.length === 0) return { problem: 'needs fields, each on a line that begins with "- "' };
  const empty = fields.filter(({ value }) => value === '');
  const isExample = empty.length === 0;
  if (!isExample && empty.length < fields.length)
    return { problem: `is filled in, except for its field "${empty[0]?.label}"; fill in all fields for an example` };
  return { worksheet: { title: title.trim(), isExample, fields } };
};

/** Writes code in a fence that is longer than any fence inside it. */
export const fenced = (code: string): string => {
  const runs = [...code.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${fence}text\n${code}\n${fence}`;
};

/** Writes plain text of one line as Markdown. */
export const escaped = (text: string): string => text.replace(/[[\]\\`*_<]/g, '\\$&');

/** Writes the values of a worksheet as Markdown. A value of several lines is written unchanged, in a fence. */
export const filledWorksheet = (title: string, fields: readonly Pick<WorksheetField, 'label' | 'value'>[]): string =>
  [
    `**${escaped(title)}**`,
    ...fields.map(({ label, value }) => {
      const name = `**${escaped(label)}:**`;
      return value.includes('\n') ? `${name}\n\n${fenced(value)}` : `${name} ${escaped(value)}`.trimEnd();
    }),
  ].join('\n\n');

/** Writes a worksheet as ordinary Markdown: an example with its values, a form with its hints. */
export const plainWorksheet = ({ title, isExample, fields }: Worksheet): string => {
  if (isExample) return filledWorksheet(title, fields);
  const items = fields.map(
    ({ label, hint }) =>
      `- ${[label, hint]
        .filter((text) => text !== '')
        .map(escaped)
        .join(': ')}`,
  );
  return `**${escaped(title)}**\n\n${items.join('\n')}`;
};
