import { Suspense } from 'react';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';

const Sanitized = lazyPart(() => import('./sanitized-markdown.tsx'), 'SanitizedMarkdown');

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
