import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonBox } from '../skeleton.tsx';

const Rendered = lazy(() =>
  import('./rendered-markdown.tsx').then(({ RenderedMarkdown }) => ({ default: RenderedMarkdown })),
);

/** Markdown as safe HTML: no scripts, forms, styles or pictures from other hosts. The renderer is loaded on first use. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense
    fallback={
      <Skeleton>
        <SkeletonBox />
      </Skeleton>
    }
  >
    <Rendered text={text} />
  </Suspense>
);
