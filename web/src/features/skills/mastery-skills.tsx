import { Check, CircleDashed } from 'lucide-react';
import type { Mastery } from '#contract/schemas/mastery.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './mastery.module.css';
import { masterySkillText } from './mastery-text.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What the icons before skills mean. */
export const MasteryLegend = () => (
  <p className="cluster-16 note">
    <span className="row-8">
      <Check {...icon} className="accent" /> Demonstrated
    </span>
    <span className="row-8">
      <CircleDashed {...icon} /> Not demonstrated yet
    </span>
  </p>
);

/** Skills, marked as demonstrated or not, each with a line about what it still needs for Mastery. */
export const MasterySkills = ({ mastery: { skills, state } }: { mastery: Pick<Mastery, 'skills' | 'state'> }) => (
  <ul className={`grid rows-12 ${styles.skills}`}>
    {skills.map((skill) => {
      const text = masterySkillText(skill, state);
      return (
        <li key={skill.id} className="grid-12 icon-column">
          {skill.isShown ? <Check {...icon} className="accent" /> : <CircleDashed {...icon} className="muted" />}
          <p>
            {skill.name}
            <VisuallyHidden>, {skill.isShown ? 'demonstrated' : 'not demonstrated yet'}</VisuallyHidden>
            {text && <span className="note block">{text}</span>}
          </p>
        </li>
      );
    })}
  </ul>
);
