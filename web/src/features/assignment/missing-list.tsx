import { TriangleAlert } from 'lucide-react';
import type { Rubric } from '#contract/schemas/assignment.ts';
import type { FieldMessages } from './rubric-form.tsx';

interface MissingListProps {
  rubric: Rubric;
  messages: FieldMessages;
  onOpen: (field: string) => void;
}

/** Returns the incomplete parts of the form, each with its first missing field. */
const openParts = ({ criteria }: Rubric, messages: FieldMessages) => [
  ...('files' in messages ? [{ field: 'files', name: 'Files' }] : []),
  ...criteria.flatMap(({ id, title }) => {
    const open = ['level', 'evidence'].filter((part) => `${id}.${part}` in messages);
    return open.length > 0 ? [{ field: `${id}.${open[0]}`, name: `${title}: ${open.join(' and ')}` }] : [];
  }),
];

/** Lists the missing fields, each with a button that leads to it. Announces its first line only, not every change. */
export const MissingList = ({ rubric, messages, onOpen }: MissingListProps) => (
  <div className="stack-4 small">
    <p className="row-8 align-start danger" role="alert">
      <TriangleAlert className="fixed above-2" size={18} strokeWidth={1.75} aria-hidden />
      Something is missing. Complete these fields:
    </p>
    <ul>
      {openParts(rubric, messages).map(({ field, name }) => (
        <li key={field}>
          <button type="button" className="underlined text-start padded-block-8" onClick={() => onOpen(field)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
