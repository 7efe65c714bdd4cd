import { Check, CircleDashed } from 'lucide-react';
import type { MasterySkill } from '#contract/schemas/mastery.ts';
import { masterySkillText } from './mastery-text.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Skills with what each still needs for Mastery. */
export const MasterySkills = ({ skills }: { skills: readonly MasterySkill[] }) => (
  <ul className="rows-12">
    {skills.map((skill) => (
      <li key={skill.id} className="grid-12 icon-column">
        {skill.isShown ? <Check {...icon} className="accent" /> : <CircleDashed {...icon} className="muted" />}
        <p>
          {skill.name} <span className="note">{masterySkillText(skill)}</span>
        </p>
      </li>
    ))}
  </ul>
);
