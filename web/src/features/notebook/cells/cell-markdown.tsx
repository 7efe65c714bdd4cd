import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';

const Sanitized = lazy(() =>
  import('./sanitized-markdown.tsx').then(({ SanitizedMarkdown }) => ({ default: SanitizedMarkdown })),
);

/** Markdown of a notebook's file as safe HTML. Parser and sanitizer load on first use. */
export const CellMarkdown = ({ text }: { text: string }) => (
  <Suspense
    fallback={
      <Skeleton>
        <SkeletonBox />
      </Skeleton>
    }
  >
    <Sanitized text={text} />
  </Suspense>
);
