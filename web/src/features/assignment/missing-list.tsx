import { TriangleAlert } from 'lucide-react';
import type { Rubric } from '#contract/schemas/assignment.ts';
import type { FieldMessages } from './rubric-form.tsx';

interface MissingListProps {
  rubric: Rubric;
  messages: FieldMessages;
  onOpen: (field: string) => void;
}

/** What is missing by part of the form, with the first field of each. */
const openParts = ({ criteria }: Rubric, messages: FieldMessages) => [
  ...('files' in messages ? [{ field: 'files', name: 'Files' }] : []),
  ...criteria.flatMap(({ id, title }) => {
    const open = ['level', 'evidence'].filter((part) => `${id}.${part}` in messages);
    return open.length > 0 ? [{ field: `${id}.${open[0]}`, name: `${title}: ${open.join(' and ')}` }] : [];
  }),
];

/** Names what is missing, and leads to it. Only its first line is announced, not each entry that is done. */
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
