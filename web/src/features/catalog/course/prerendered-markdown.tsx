import { useState } from 'react';
import { useIsHydrated } from '#web/src/islands/use-is-hydrated.ts';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';

const onServer = typeof document === 'undefined';

/**
 * Renders Markdown that the prerendered document already contains as HTML. Keeps that HTML and skips loading the
 * renderer, unless the text has changed since.
 */
export const PrerenderedMarkdown = ({ text }: { text: string }) => {
  const isHydrated = useIsHydrated();
  const [prerenderedText] = useState(isHydrated || onServer ? undefined : text);
  return text === prerenderedText ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string keeps the HTML of the document.
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="rendered">
      <Markdown text={text} />
    </div>
  );
};
