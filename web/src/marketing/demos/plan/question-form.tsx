import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './question-form.module.css';
import { type Field, fieldCopy, fields } from './swot-board.ts';

interface QuestionFormProps {
  field: Field;
  /** Notes already in the field; their suggestions are not shown again. */
  used: readonly string[];
  onAdd: (text: string) => void;
  onNext: () => void;
}

/** One question, with suggested answers and an input for others. */
export const QuestionForm = ({ field, used, onAdd, onNext }: QuestionFormProps) => {
  const [text, setText] = useState('');
  const { title, question, suggestions } = fieldCopy[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd(text);
    setText('');
  };
  return (
    <div className="stack-16 top padded-24">
      <p className="mono">
        {title}, question {fields.indexOf(field) + 1} of {fields.length}
      </p>
      <h3 className={styles.question}>{question}</h3>
      <ul className={`stack-8 top ${styles.suggestions}`} data-needs-script data-no-print>
        {suggestions
          .filter((suggestion) => !used.includes(suggestion))
          .map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="row-8 outlined hover-border full text-start control-height padded-4-12"
                onClick={() => onAdd(suggestion)}
              >
                <Plus className="fixed accent" size={16} strokeWidth={1.75} aria-hidden />
                {suggestion}
              </button>
            </li>
          ))}
      </ul>
      <form className="stack-12" data-needs-script data-no-print onSubmit={submit}>
        <TextInput
          label="Your own answer"
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="row-8 align-start">
          <Button type="submit" size="small">
            Add
          </Button>
          <Button size="small" variant="plain" onClick={onNext}>
            Next question
          </Button>
        </div>
      </form>
    </div>
  );
};
