import { Check, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Mastery } from '#contract/schemas/mastery.ts';
import { paths } from '#web/src/lib/paths.ts';
import { masteryNotebookText } from './mastery-text.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** URL of a notebook's lesson. The player finds it by its id, whatever its section. */
const lessonPath = (courseId: string, lectureId: string): string => paths.content(courseId, 0, lectureId);

interface MasteryNotebooksProps {
  courseId: string;
  notebooks: Mastery['notebooks'];
}

/** Notebooks whose checks Mastery needs, each with a link to its lesson and whether they have passed on the server. */
export const MasteryNotebooks = ({ courseId, notebooks }: MasteryNotebooksProps) => {
  if (notebooks.length === 0) return null;
  return (
    <ul className="rows-12">
      {notebooks.map((notebook) => (
        <li key={notebook.lectureId} className="grid-12 icon-column">
          {notebook.isVerified ? <Check {...icon} className="accent" /> : <CircleDashed {...icon} className="muted" />}
          <p>
            <Link to={lessonPath(courseId, notebook.lectureId)}>{notebook.title ?? 'Notebook'}</Link>
            <span className="note block">{masteryNotebookText(notebook)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};

/** The notebooks in a titled section; renders nothing when Mastery needs no notebook. */
export const NotebookSection = (props: MasteryNotebooksProps) =>
  props.notebooks.length > 0 && (
    <section className="stack-16" aria-labelledby="mastery-notebooks">
      <h2 id="mastery-notebooks" className="title">
        Notebooks
      </h2>
      <MasteryNotebooks {...props} />
    </section>
  );
