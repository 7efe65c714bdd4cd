import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { longestQuestion } from '../../../../contract/rules/assistant/longest-question.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './ask-form.module.css';

interface AskFormProps {
  placeholder: string;
  isWaiting: boolean;
  onSend: (question: string) => void;
  onStop: () => void;
}

/** One field for a question. Enter asks, Shift+Enter begins a new line, Escape stops the answer. */
export const AskForm = ({ placeholder, isWaiting, onSend, onStop }: AskFormProps) => {
  const [text, setText] = useState('');
  const id = useId();
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
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id}>
        <VisuallyHidden>Your question</VisuallyHidden>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={2}
        maxLength={longestQuestion}
        enterKeyHint="send"
        autoComplete="off"
        {...{ placeholder, onKeyDown }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isWaiting ? (
        <IconButton
          className={styles.button ?? ''}
          label="Stop the answer"
          icon={<Square size={16} fill="currentColor" aria-hidden />}
          onClick={onStop}
        />
      ) : (
        <IconButton
          className={styles.button ?? ''}
          type="submit"
          label="Ask"
          aria-disabled={text.trim() === ''}
          icon={<ArrowUp size={18} aria-hidden />}
        />
      )}
    </form>
  );
};
