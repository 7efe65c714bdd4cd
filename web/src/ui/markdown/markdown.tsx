import { Suspense } from 'react';
import { Skeleton, SkeletonBox } from '../skeleton.tsx';
// Prerendered pages contain rendered Markdown and do not load its renderer, so they link its styles from here.
import './markdown.module.css';
import { lazyPart } from '../lazy-part.ts';

const Rendered = lazyPart(() => import('./rendered-markdown.tsx'), 'RenderedMarkdown');

/**
 * Renders Markdown, without HTML and without images from other hosts. The renderer loads on first
 * use.
 */
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
