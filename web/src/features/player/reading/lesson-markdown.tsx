import { type ReactNode, Suspense, useMemo } from 'react';
import { figurePath } from '#contract/cover/figure.ts';
import { type LessonPart, splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { Figure } from '#web/src/ui/cover/figure.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { RenderedMarkdown } from '#web/src/ui/markdown/rendered-markdown.tsx';
import { SideBySide } from '#web/src/ui/side-by-side.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { foldPredictions } from './folded-parts.ts';
import styles from './lesson-markdown.module.css';
import { PredictBlock } from './predict-block.tsx';
import { PromptBlock } from './prompt-block.tsx';

const EmbedBlock = lazyPart(() => import('./embed-block.tsx'), 'EmbedBlock');
const WorksheetBlock = lazyPart(() => import('./worksheet-block.tsx'), 'WorksheetBlock');
const Picture = lazyPart(() => import('#web/src/ui/picture/picture.tsx'), 'Picture');

interface PartProps {
  courseId: string;
  lectureId: string;
  part: LessonPart;
  /** Hides the folded parts of a prediction until its answer is shown. */
  folds: boolean;
  /** The folded parts. */
  children?: ReactNode;
}

const Part = ({ courseId, lectureId, part, folds, children }: PartProps) => {
  switch (part.kind) {
    case 'text':
      return <RenderedMarkdown text={part.markdown} />;
    case 'predict':
      return (
        <PredictBlock {...part} folds={folds}>
          {children}
        </PredictBlock>
      );
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
    case 'worksheet':
      return (
        <Suspense fallback={<SkeletonBox shape="card" />}>
          <WorksheetBlock {...part} {...{ courseId, lectureId }} />
        </Suspense>
      );
  }
};

interface LessonMarkdownProps extends Pick<PartProps, 'courseId' | 'lectureId' | 'folds'> {
  text: string;
}

/** A lecture's text: its Markdown and its blocks. */
export const LessonMarkdown = ({ courseId, lectureId, text, folds }: LessonMarkdownProps) => {
  const parts = useMemo(() => foldPredictions(splitLesson(text)), [text]);
  return (
    <div className={`stack-24 one-column ${styles.lesson}`}>
      {parts.map(({ part, folded }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in order.
        <Part key={index} {...{ courseId, lectureId, part, folds }}>
          {folded.length > 0 &&
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in order.
            folded.map((hidden, place) => <Part key={place} {...{ courseId, lectureId, folds }} part={hidden} />)}
        </Part>
      ))}
    </div>
  );
};
