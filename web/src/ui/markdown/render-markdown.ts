import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { Marked } from 'marked';
import { escapeHtml } from '#contract/escape-html.ts';
import { typographicQuotes } from './typographic-quotes.ts';

const isSameOrigin = (url: string) =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;

const createPurifier = (): Purifier => {
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG' && !isSameOrigin(node.getAttribute('src') ?? '')) node.remove();
    // Without an `alt`, screen readers read the URL.
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (node.tagName === 'A' && !isSameOrigin(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    // Both scroll sideways when they overflow; keyboard users need the focus inside to scroll.
    if (node.tagName === 'PRE' || node.tagName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return purifier;
};

/** At build time there is no DOM to sanitize with, so HTML in the text is shown as text. */
const purifier = typeof window === 'undefined' ? undefined : createPurifier();
const marked = new Marked({
  gfm: true,
  ...(!purifier && { renderer: { html: ({ text }) => escapeHtml(text) } }),
});

/** Renders GitHub-flavored Markdown as sanitized HTML with typographic quotation marks. */
export const renderMarkdown = (text: string): string => {
  const html = typographicQuotes(marked.parse(text, { async: false }));
  if (!purifier) return html;
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'style', 'video', 'audio', 'h1', 'dialog'],
    FORBID_ATTR: ['style', 'srcset', 'id', 'class', 'name', 'target'],
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: true,
  });
};
