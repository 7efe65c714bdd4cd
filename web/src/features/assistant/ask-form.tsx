import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { maxQuestionLength } from '#contract/rules/assistant/max-question-length.ts';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import styles from './ask-panel.module.css';

interface AskFormProps {
  placeholder: string;
  isWaiting: boolean;
  onSend: (question: string) => void;
  onStop: () => void;
}

/** Question field. Enter sends, Shift+Enter inserts a line break, Escape stops the answer. */
export const AskForm = ({ placeholder, isWaiting, onSend, onStop }: AskFormProps) => {
  const [text, setText] = useState('');
  const send = () => {
    if (isWaiting || text.trim() === '') return;
    onSend(text);
    setText('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isWaiting) {
      event.preventDefault();
      event.stopPropagation();
      onStop();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={`outlined focus-inside ground-surface row-8 ${styles.form}`} onSubmit={onSubmit}>
      <textarea
        className={`fill primary control-height ${styles.field}`}
        aria-label="Your question"
        rows={2}
        maxLength={maxQuestionLength}
        enterKeyHint="send"
        autoComplete="off"
        {...{ placeholder, onKeyDown }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isWaiting ? (
        <IconButton
          className={`fixed rounded ${styles.button}`}
          label="Stop answering"
          icon={<Square size={16} fill="currentColor" aria-hidden />}
          onClick={onStop}
        />
      ) : (
        <IconButton
          className={`fixed rounded ${styles.button}`}
          type="submit"
          label="Ask"
          aria-disabled={text.trim() === ''}
          icon={<ArrowUp size={18} aria-hidden />}
        />
      )}
    </form>
  );
};
