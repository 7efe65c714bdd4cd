import { getDefaults, Lexer, Parser, Renderer, type Tokens } from 'marked';
import { escapeHtml } from '#contract/escape-html.ts';
import { typographicQuotes } from './typographic-quotes.ts';

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns where a URL of the text leads; undefined when a browser would not follow it as a link. */
const resolve = (url: string, ownOrigin: string): URL | undefined => {
  const target = URL.canParse(url, ownOrigin) ? new URL(url, ownOrigin) : undefined;
  return target && linkProtocols.has(target.protocol) ? target : undefined;
};

/** Formats an attribute. An ampersand is the only character that authors have to write as an entity in a URL. */
const attribute = (name: string, value: string | null | undefined): string =>
  value ? ` ${name}="${escapeHtml(value.replaceAll('&amp;', '&'))}"` : '';

/** Characters that fit in a line on a phone; wider tables are shown row by row there. */
const phoneLine = 48;

/** Returns whether the columns of a table do not fit beside each other on a phone. */
const isWide = ({ header, rows }: Tokens.Table): boolean => {
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.text.length ?? 0)));
  return header.length > 2 && widths.reduce((sum, width) => sum + width, 0) > phoneLine;
};

/**
 * Writes only elements that Markdown itself has, and only attributes given here: HTML in the text is shown as text, so
 * that nothing is left to sanitize (decision record 0101).
 */
class SafeRenderer extends Renderer {
  readonly ownOrigin: string;

  constructor(ownOrigin: string) {
    super();
    this.ownOrigin = ownOrigin;
  }

  override html({ text, block }: Tokens.HTML | Tokens.Tag): string {
    return block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text);
  }

  override checkbox(): string {
    return '';
  }

  // The page already has an h1.
  override heading({ tokens, depth }: Tokens.Heading): string {
    const tag = depth === 1 ? 'p' : `h${depth}`;
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`;
  }

  // A block that overflows scrolls sideways; keyboard users need the focus inside to scroll.
  override code({ text }: Tokens.Code): string {
    return `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`;
  }

  // The cells of a wide table name their column: on phones they stand below each other.
  override table(table: Tokens.Table): string {
    const { header, rows } = table;
    const named = isWide(table);
    const cellOf = (cell: Tokens.TableCell, column: number) =>
      this.tablecell(cell).replace(
        /^<td/,
        (start) => start + (named ? attribute('data-column', header[column]?.text.replace(/[*`]/g, '')) : ''),
      );
    const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cellOf).join('')}</tr>`;
    const body = rows.length > 0 ? `<tbody>${rows.map(row).join('')}</tbody>` : '';
    return `<table tabindex="0"><thead>${row(header)}</thead>${body}</table>\n`;
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const content = this.parser.parseInline(tokens);
    const target = resolve(href, this.ownOrigin);
    if (!target) return content;
    const isOwn = target.origin === this.ownOrigin;
    const rules = isOwn ? '' : ' target="_blank" rel="noopener noreferrer nofollow"';
    return `<a${attribute('href', href)}${attribute('title', title)}${rules}>${content}</a>`;
  }

  override image({ href, title, text }: Tokens.Image): string {
    return resolve(href, this.ownOrigin)?.origin === this.ownOrigin
      ? `<img${attribute('src', href)} alt="${escapeHtml(text)}"${attribute('title', title)}>`
      : '';
  }
}

/**
 * Returns a function that renders GitHub-flavored Markdown as HTML with typographic quotation marks, safe for any text,
 * on a site of this origin.
 */
export const markdownRenderer =
  (ownOrigin: string): ((text: string) => string) =>
  (text) => {
    const options = { ...getDefaults<string, string>(), renderer: new SafeRenderer(ownOrigin) };
    return typographicQuotes(Parser.parse(Lexer.lex(text, options), options));
  };
