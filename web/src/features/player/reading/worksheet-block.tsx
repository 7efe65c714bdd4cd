import { Check, Copy, Printer } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LessonBlock } from '#contract/rules/lesson/lesson-blocks.ts';
import { filledWorksheet, type WorksheetField } from '#contract/rules/lesson/worksheet.ts';
import { Button } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { copyText } from '#web/src/ui/toasts/copy-text.ts';
import { useWorksheet } from './use-worksheet.ts';
import styles from './worksheet-block.module.css';

/** Maximum characters of a field. */
const maxCharacters = 4000;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const messages = {
  copied: 'Copied as Markdown.',
  failed: 'The text could not be copied. Select it and copy it by hand.',
};

type FilledField = Pick<WorksheetField, 'label' | 'value'>;

interface ActionsProps {
  title: string;
  fields: readonly FilledField[];
  onPrint: () => void;
}

const Actions = ({ title, fields, onPrint }: ActionsProps) => (
  <div className="cluster-8" data-no-print>
    <Button
      size="small"
      icon={<Copy {...icon} />}
      aria-label={`Copy: ${title}`}
      onClick={() => void copyText(filledWorksheet(title, fields), messages)}
    >
      Copy
    </Button>
    <Button size="small" icon={<Printer {...icon} />} aria-label={`Print: ${title}`} onClick={onPrint}>
      Print
    </Button>
  </div>
);

/** Labels with their values; an empty value leaves room to write on paper. */
const Values = ({ fields }: { fields: readonly FilledField[] }) => (
  <dl className="lines rows-12">
    {fields.map(({ label, value }) => (
      <div key={label} className={`grid-4 one-column ${styles.row}`}>
        <dt className="note">{label}</dt>
        <dd className={classNames('primary break-anywhere pre-wrap', value === '' && 'control-height')}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Whether what was typed is stored. */
const StorageStatus = ({ isEmpty, isStored }: { isEmpty: boolean; isStored: boolean }) => {
  if (!isStored)
    return (
      <p className="small danger" role="alert">
        This browser does not store what you write here. Copy it before you leave the page.
      </p>
    );
  return (
    <p className="row-4 note">
      {!isEmpty && <Check size={16} strokeWidth={2} aria-hidden />}
      {isEmpty ? 'What you write is saved in this browser.' : 'Saved in this browser'}
    </p>
  );
};

interface WorksheetBlockProps extends Omit<Extract<LessonBlock, { kind: 'worksheet' }>, 'kind'> {
  courseId: string;
  lectureId: string;
}

/** A form that learners fill in, copy and print; or an example of one, filled in by its author. */
export const WorksheetBlock = ({ courseId, lectureId, title, isExample, fields }: WorksheetBlockProps) => {
  const titleId = useId();
  const { values, isStored, change } = useWorksheet(`${courseId}-${lectureId}-${title}`);
  const [isPrinting, setPrinting] = useState(false);
  const filled = isExample ? fields : fields.map(({ label }) => ({ label, value: values[label]?.trim() ?? '' }));

  useEffect(() => {
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no buttons beside its legend.
    <div className="surface" role="group" aria-labelledby={titleId} data-block data-printing={isPrinting || undefined}>
      <div className="cluster-12 between line-below padded-16-24">
        <div id={titleId}>
          <p className="note">{isExample ? 'Example' : 'Worksheet'}</p>
          <p className="heading">{title}</p>
        </div>
        <Actions title={title} fields={filled} onPrint={print} />
      </div>
      {!isExample && (
        <div className={`stack-24 one-column padded-24 ${styles.form}`} data-no-print>
          {fields.map(({ label, hint, lines }) => (
            <div key={label} style={{ '--lines': lines } as CSSProperties}>
              <TextArea
                label={label}
                hint={hint || undefined}
                rows={lines}
                maxLength={maxCharacters}
                value={values[label] ?? ''}
                onChange={({ currentTarget }) => change(label, currentTarget.value)}
              />
            </div>
          ))}
          <StorageStatus isEmpty={filled.every(({ value }) => value === '')} isStored={isStored} />
        </div>
      )}
      <div className="query-container padded-16-24" data-print-only={!isExample || undefined}>
        <Values fields={filled} />
      </div>
    </div>
  );
};
