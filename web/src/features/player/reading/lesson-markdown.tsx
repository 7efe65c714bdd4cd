import { lazy, Suspense, useMemo } from 'react';
import { figurePath } from '#contract/cover/figure.ts';
import { type LessonPart, splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { Figure } from '#web/src/ui/cover/figure.tsx';
import { RenderedMarkdown } from '#web/src/ui/markdown/rendered-markdown.tsx';
import { SideBySide } from '#web/src/ui/side-by-side.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './lesson-markdown.module.css';
import { PredictBlock } from './predict-block.tsx';
import { PromptBlock } from './prompt-block.tsx';

const EmbedBlock = lazy(() => import('./embed-block.tsx').then((module) => ({ default: module.EmbedBlock })));
const Picture = lazy(() => import('#web/src/ui/picture/picture.tsx').then((module) => ({ default: module.Picture })));

const Part = ({ courseId, part }: { courseId: string; part: LessonPart }) => {
  switch (part.kind) {
    case 'text':
      return <RenderedMarkdown text={part.markdown} />;
    case 'predict':
      return <PredictBlock {...part} />;
    case 'prompt':
      return <PromptBlock prompt={part.prompt} />;
    case 'compare': {
      const [before, after] = part.sides.map(({ label, text }) => ({
        label,
        content: <RenderedMarkdown text={text} />,
      }));
      return (
        <div className="surface padded-24" data-block>
          {before && after && <SideBySide sides={[before, after]} />}
        </div>
      );
    }
    case 'figure':
      return (
        <figure className="stack-8 one-column" data-block>
          <Figure path={figurePath(courseId, part.id)} height={part.height} alt={part.alt} />
          <figcaption className="muted">{part.caption}</figcaption>
        </figure>
      );
    case 'picture':
      return (
        <Suspense fallback={<SkeletonBox shape="media" />}>
          <Picture {...part} />
        </Suspense>
      );
    case 'embed':
      return (
        <Suspense fallback={<SkeletonBox shape="media" />}>
          <EmbedBlock {...part} />
        </Suspense>
      );
  }
};

/** A lecture's text: its Markdown, and its blocks with what they do. */
export const LessonMarkdown = ({ courseId, text }: { courseId: string; text: string }) => {
  const parts = useMemo(() => splitLesson(text), [text]);
  return (
    <div className={`stack-24 one-column ${styles.lesson}`}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in order.
        <Part key={index} courseId={courseId} part={part} />
      ))}
    </div>
  );
};
