/** Safe markup, created only by `html` and `trusted`. */
export interface Html {
  readonly markup: string;
}

type Value = Html | string | number | undefined | false | readonly Value[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function render(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(render).join('');
}

/** Template tag: escapes text, inserts markup and lists of markup unchanged, omits `undefined` and `false`. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: strings.reduce((text, part, index) => text + render(values[index - 1]) + part),
});

/** Marks our own text as markup. */
export const trusted = (markup: string): Html => ({ markup });
