import DOMPurify from 'dompurify';
import { getDefaults, Lexer, Parser } from 'marked';
import { useMemo } from 'react';
import styles from '#web/src/ui/markdown/markdown.module.css';
import { typographicQuotes } from '#web/src/ui/markdown/typographic-quotes.ts';

const isSameOrigin = (url: string) =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;

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

const sanitize = (text: string): string =>
  purifier.sanitize(typographicQuotes(Parser.parse(Lexer.lex(text, getDefaults()), getDefaults())), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'style', 'video', 'audio', 'h1', 'dialog'],
    FORBID_ATTR: ['style', 'srcset', 'id', 'class', 'name', 'target'],
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: true,
  });

/** Renders Markdown that may contain HTML, as notebooks of other programs do. */
export const SanitizedMarkdown = ({ text }: { text: string }) => {
  const html = useMemo(() => sanitize(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitizer has processed this HTML.
  return <div className={`${styles.markdown} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
};
