import { useMemo } from 'react';
import styles from './markdown.module.css';
import { markdownRenderer } from './render-markdown.ts';

/** The origin is unknown while a page is prerendered; its texts are the authors' own. */
const renderMarkdown = markdownRenderer(typeof location === 'undefined' ? 'https://site.invalid' : location.origin);

export const RenderedMarkdown = ({ text }: { text: string }) => {
  const html = useMemo(() => renderMarkdown(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer writes no HTML of the text.
  return <div className={`${styles.markdown} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
};
