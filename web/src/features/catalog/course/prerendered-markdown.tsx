import { useState } from 'react';
import { useIsHydrated } from '../../../islands/use-is-hydrated.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';

const onServer = typeof document === 'undefined';

/**
 * Markdown that a document written at build time holds as HTML already: it stays, and the renderer is not fetched,
 * unless the text has changed since.
 */
export const PrerenderedMarkdown = ({ text }: { text: string }) => {
  const isHydrated = useIsHydrated();
  const [prerenderedText] = useState(isHydrated || onServer ? undefined : text);
  return text === prerenderedText ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in, the HTML of the document stays.
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="rendered">
      <Markdown text={text} />
    </div>
  );
};
