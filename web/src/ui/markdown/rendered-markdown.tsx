import { useMemo } from 'react';
import styles from './markdown.module.css';
import { renderMarkdown } from './render-markdown.ts';

export const RenderedMarkdown = ({ text }: { text: string }) => {
  const html = useMemo(() => renderMarkdown(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer writes no HTML of the text.
  return <div className={`${styles.markdown} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
};
