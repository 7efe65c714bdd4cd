import { useMemo } from 'react';
import styles from './markdown.module.css';
import { markdownRenderer } from './render-markdown.ts';

/** The origin is unknown while a page is prerendered; its texts are the authors' own. */
const renderMarkdown = markdownRenderer(typeof location === 'undefined' ? 'https://site.invalid' : location.origin);

/** Shows HTML that the renderer, or a document's first script, has written. */
export const MarkdownHtml = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: neither writes HTML of the text.
  <div className={`${styles.markdown} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />
);

export const RenderedMarkdown = ({ text }: { text: string }) => {
  const html = useMemo(() => renderMarkdown(text), [text]);
  return <MarkdownHtml html={html} />;
};
