import type { Mastery } from '#contract/schemas/mastery.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { masteryText } from './mastery-text.ts';

interface MasteryLineProps {
  courseId: string;
  /** Of the course. */
  title: string;
  mastery: Mastery;
}

/** States in which there is nothing to open yet. */
const closed: readonly string[] = ['not-offered', 'incomplete', 'waiting'];

/** What is missing for Mastery of a course, with a link to its check once it is open, or to its certificate. */
export const MasteryLine = ({ courseId, title, mastery }: MasteryLineProps) => (
  <div className="cluster-12 between">
    <p className="muted">{masteryText(mastery)}</p>
    {!closed.includes(mastery.state) && (
      <ButtonLink size="small" to={paths.mastery(courseId)}>
        {mastery.state === 'mastered' ? 'Mastery certificate' : 'Mastery check'}
        <VisuallyHidden> of {title}</VisuallyHidden>
      </ButtonLink>
    )}
  </div>
);
