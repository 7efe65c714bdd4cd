import type { CSSProperties, ReactNode } from 'react';
import type { SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './skill-row.module.css';
import { itemsToRepeat, skillSize, skillStrength } from './skill-strength.ts';

const shades = ['seen', 'passed', 'recalled'] as const;

/** Explains the shades of the bars. */
export const SkillLegend = () => (
  <ul className="cluster-16 note" aria-label="Shades of the bars">
    <li className="row-8">
      <span className={`fixed pill solid system-colors ${styles.key}`} data-shade="seen" aria-hidden /> Seen: completed
      lessons
    </li>
    <li className="row-8">
      <span className={`fixed pill solid system-colors ${styles.key}`} data-shade="passed" aria-hidden /> Passed:
      questions last answered correctly
    </li>
    <li className="row-8">
      <span className={`fixed pill solid system-colors ${styles.key}`} data-shade="recalled" aria-hidden /> Recalled:
      self-checks you judged correct
    </li>
  </ul>
);

/** Says in words what the bar shows. */
const barLabel = ({ name, lectures, questions, selfChecks }: SkillProgress): string => {
  const parts = [
    `${lectures.completed} of ${formatCount(lectures.total, 'lesson')} seen`,
    questions.total > 0 && `${questions.correct} of ${formatCount(questions.total, 'question')} passed`,
    selfChecks.total > 0 && `${selfChecks.hadIt} of ${formatCount(selfChecks.total, 'self-check')} recalled`,
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
};

/** A skill with one bar: what is seen, passed and recalled of it. */
export const SkillRow = ({ skill, children }: { skill: SkillProgress; children?: ReactNode }) => {
  const counts = { seen: skill.lectures.completed, passed: skill.questions.correct, recalled: skill.selfChecks.hadIt };
  const toRepeat = itemsToRepeat(skill);
  return (
    <li className={`line-below grid align-center ${styles.row}`}>
      <div>
        <h3 className="body strong">{skill.name}</h3>
        {children}
      </div>
      <div className={`flex clipped pill edged ${styles.bar}`} role="img" aria-label={barLabel(skill)}>
        {shades.map((shade) => (
          <span
            key={shade}
            className="solid system-colors"
            data-shade={shade}
            style={{ '--share': `${(100 * counts[shade]) / Math.max(1, skillSize(skill))}%` } as CSSProperties}
          />
        ))}
      </div>
      <p className="note numbers text-end">
        {Math.round(100 * skillStrength(skill))}%{toRepeat > 0 && ` · ${toRepeat} to repeat`}
      </p>
    </li>
  );
};
