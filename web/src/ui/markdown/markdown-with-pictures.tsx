import { useMemo } from 'react';
import { splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { Picture } from '../picture/picture.tsx';
import { Markdown } from './markdown.tsx';

/** Renders the Markdown of a quiz: safe HTML, and its pictures. */
export const MarkdownWithPictures = ({ text }: { text: string }) => {
  const parts = useMemo(() => splitLesson(text), [text]);
  return (
    <div className="stack-16 one-column">
      {parts.map((part) => {
        if (part.kind === 'text') return <Markdown key={part.markdown} text={part.markdown} />;
        return part.kind === 'picture' && <Picture key={part.id} {...part} />;
      })}
    </div>
  );
};
