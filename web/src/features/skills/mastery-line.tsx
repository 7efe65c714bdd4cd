import { Link } from 'react-router-dom';
import type { Mastery } from '#contract/schemas/mastery.ts';
import { paths } from '#web/src/lib/paths.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { masteryText } from './mastery-text.ts';

interface MasteryLineProps {
  courseId: string;
  /** Of the course. */
  title: string;
  mastery: Mastery;
}

/** What is missing for Mastery of a course, with a link to its check or its certificate. */
export const MasteryLine = ({ courseId, title, mastery }: MasteryLineProps) => (
  <p className="muted">
    {masteryText(mastery)}{' '}
    {mastery.state !== 'not-offered' && mastery.state !== 'incomplete' && (
      <Link to={paths.mastery(courseId)}>
        {mastery.state === 'mastered' ? 'Mastery certificate' : 'Mastery check'}
        <VisuallyHidden> of {title}</VisuallyHidden>
      </Link>
    )}
  </p>
);
