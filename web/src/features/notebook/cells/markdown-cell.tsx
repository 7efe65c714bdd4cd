import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { CellMarkdown } from './cell-markdown.tsx';
import styles from './cells.module.css';

interface MarkdownCellProps {
  name: string;
  source: string;
  isEditing: boolean;
  onChange: (source: string) => void;
  onDone: () => void;
}

/** Markdown cell: rendered, or edited as source. */
export const MarkdownCell = ({ name, source, isEditing, onChange, onDone }: MarkdownCellProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isEditing) area.current?.focus();
  }, [isEditing]);

  if (!isEditing) {
    return source.trim() === '' ? <p className="note">Empty text</p> : <CellMarkdown text={source} />;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.shiftKey)) return;
    event.preventDefault();
    onDone();
  };
  return (
    <div className={`stack-8 start ${styles.editing}`}>
      <TextArea
        ref={area}
        label={`Text of ${name.toLowerCase()}`}
        hint="Markdown. Press Shift+Enter or Esc to preview it."
        value={source}
        rows={Math.min(20, Math.max(4, source.split('\n').length + 1))}
        spellCheck
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="small" onClick={onDone}>
        Done
      </Button>
    </div>
  );
};
