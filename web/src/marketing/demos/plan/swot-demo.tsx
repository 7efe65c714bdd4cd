import { X } from 'lucide-react';
import { useState } from 'react';
import { planFrameworks } from '#web/src/marketing/facts/plan-frameworks.ts';
import patterns from '#web/src/marketing/sections/patterns.module.css';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { DemoSection } from '../demo-section.tsx';
import { BoardSheet, printSheet } from './board-sheet.tsx';
import { QuestionForm } from './question-form.tsx';
import {
  type Board,
  countNotes,
  emptyBoard,
  exampleBoard,
  type Field,
  fieldCopy,
  fields,
  isFull,
  withNote,
  withoutNote,
} from './swot-board.ts';
import styles from './swot-demo.module.css';

interface QuadrantsProps {
  board: Board;
  /** The field of the current question. */
  asked: Field;
  onRemove: (field: Field, note: string) => void;
}

const Quadrants = ({ board, asked, onRemove }: QuadrantsProps) => (
  <div className={`${patterns.tiles} line-above ${styles.board}`}>
    {fields.map((field) => (
      <section
        key={field}
        className={`stack-12 top padded-16 ground-sunken ${styles.field}`}
        data-asked={field === asked || undefined}
        aria-label={fieldCopy[field].title}
      >
        <h4 className={styles.title}>{fieldCopy[field].title}</h4>
        <ul className="stack-8">
          {board[field].map((note) => (
            <li key={note} className={`row-8 align-start between break-anywhere bordered ${styles.note}`}>
              <span>{note}</span>
              <button
                type="button"
                className={`centered fixed muted hoverable hover-text ${styles.remove}`}
                data-needs-script
                data-no-print
                aria-label={`Remove: ${note}`}
                onClick={() => onRemove(field, note)}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const swot = planFrameworks[1];
const exampleBusiness = 'Bicycle shop';

/** A SWOT board of a bicycle shop that fills with every answer, and ends as one page to keep. */
export const SwotDemo = () => {
  const [business, setBusiness] = useState(exampleBusiness);
  const [board, setBoard] = useState(exampleBoard);
  const [asked, setAsked] = useState<Field>('strengths');
  const count = countNotes(board);
  const add = (text: string) => {
    const next = withNote(board, asked, text);
    setBoard(next);
    if (next !== board) announce(`Added to ${fieldCopy[asked].title}: ${text.trim()}`);
  };
  const remove = (field: Field, note: string) => {
    setBoard(withoutNote(board, field, note));
    announce(`Removed from ${fieldCopy[field].title}`);
  };
  const follow = () => setAsked(fields[(fields.indexOf(asked) + 1) % fields.length] ?? 'strengths');

  return (
    <DemoSection
      title="Fill in a SWOT. Keep the page."
      lead="A bike shop takes stock. Answer for it or for your own business, then save one page as a PDF."
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="plan" size={32} /> {business.trim() || 'Your business'}, SWOT
          </>
        }
        status={`${count} ${count === 1 ? 'note' : 'notes'}`}
      >
        <div className="grid one-column five-seven">
          <QuestionForm field={asked} used={board[asked]} onAdd={add} onNext={follow} />
          <Quadrants board={board} asked={asked} onRemove={remove} />
        </div>
        <div className={`cluster-16 line-above padded-16 ${styles.finish}`} data-needs-script data-no-print>
          <TextInput
            label="Whose SWOT is it?"
            value={business}
            maxLength={60}
            autoComplete="organization"
            onChange={({ target }) => setBusiness(target.value)}
          />
          <Button variant={isFull(board) ? 'primary' : 'secondary'} onClick={printSheet}>
            Save as PDF
          </Button>
          <div className="cluster-8 push-end">
            <Button variant="plain" onClick={() => setBoard(emptyBoard)}>
              Clear the board
            </Button>
            <Button variant="plain" onClick={() => setBoard(exampleBoard)}>
              Restore the example
            </Button>
          </div>
        </div>
        <div className="muted line-above padded-16">
          Plan asks {swot.questions} questions like these in about {swot.minutes} minutes.
        </div>
      </ProductWindow>
      <BoardSheet business={business.trim()} board={board} />
    </DemoSection>
  );
};
