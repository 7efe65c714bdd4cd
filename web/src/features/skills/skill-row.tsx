import type { CSSProperties, ReactNode } from 'react';
import type { SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './skill-row.module.css';
import { itemsToRepeat, skillSize, skillStrength } from './skill-strength.ts';

/** The shades of a bar: what each stands for, and how often it occurs in a skill. */
const shades = [
  { shade: 'seen', text: 'Seen: completed lessons', countOf: ({ lectures }: SkillProgress) => lectures.completed },
  {
    shade: 'passed',
    text: 'Passed: questions last answered correctly',
    countOf: ({ questions }: SkillProgress) => questions.correct,
  },
  {
    shade: 'recalled',
    text: 'Recalled: self-checks you judged correct',
    countOf: ({ selfChecks }: SkillProgress) => selfChecks.hadIt,
  },
];

/** Explains the shades of the bars that these skills have. */
export const SkillLegend = ({ skills }: { skills: readonly SkillProgress[] }) => (
  <ul className="cluster-16 note" aria-label="Shades of the bars">
    {shades
      .filter(({ countOf }) => skills.some((skill) => countOf(skill) > 0))
      .map(({ shade, text }) => (
        <li key={shade} className="row-8">
          <span className={`fixed pill solid system-colors ${styles.key}`} data-shade={shade} aria-hidden /> {text}
        </li>
      ))}
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
  const toRepeat = itemsToRepeat(skill);
  return (
    <li className={`line-below grid align-center ${styles.row}`}>
      <div>
        <h3 className="body strong">{skill.name}</h3>
        {children}
        {toRepeat > 0 && <p className="note">{toRepeat} to repeat</p>}
      </div>
      <div className={`flex clipped pill edged ${styles.bar}`} role="img" aria-label={barLabel(skill)}>
        {shades.map(({ shade, countOf }) => (
          <span
            key={shade}
            className="solid system-colors"
            data-shade={shade}
            style={{ '--share': `${(100 * countOf(skill)) / Math.max(1, skillSize(skill))}%` } as CSSProperties}
          />
        ))}
      </div>
      <p className="note numbers text-end">{Math.round(100 * skillStrength(skill))}%</p>
    </li>
  );
};
