import type { CSSProperties, ReactNode } from 'react';
import type { SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './skill-row.module.css';
import { itemsToRepeat, skillSize } from './skill-strength.ts';

/** The shades of a bar: what each stands for, and how often it occurs in a skill. */
const shades = [
  { shade: 'seen', text: 'Lessons completed', countOf: ({ lectures }: SkillProgress) => lectures.completed },
  { shade: 'passed', text: 'Questions passed', countOf: ({ questions }: SkillProgress) => questions.correct },
  { shade: 'recalled', text: 'Self-checks recalled', countOf: ({ selfChecks }: SkillProgress) => selfChecks.hadIt },
];

/** Explains the shades of the bars. */
export const SkillLegend = () => (
  <ul className="cluster-16 note" aria-label="Shades of the bars">
    {shades.map(({ shade, text }) => (
      <li key={shade} className="row-8">
        <span className={`fixed pill solid system-colors ${styles.key}`} data-shade={shade} aria-hidden /> {text}
      </li>
    ))}
  </ul>
);

/** Says in words what the bar shows. */
const barTexts = ({ lectures, questions, selfChecks }: SkillProgress): string[] =>
  [
    `${lectures.completed} of ${formatCount(lectures.total, 'lesson')}`,
    questions.total > 0 && `${questions.correct} of ${formatCount(questions.total, 'question')}`,
    selfChecks.total > 0 && `${selfChecks.hadIt} of ${formatCount(selfChecks.total, 'self-check')}`,
  ].filter((text) => text !== false);

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
      <div className={`flex clipped pill edged ${styles.bar}`} aria-hidden>
        {shades.map(({ shade, countOf }) => (
          <span
            key={shade}
            className="solid system-colors"
            data-shade={shade}
            style={{ '--share': `${(100 * countOf(skill)) / Math.max(1, skillSize(skill))}%` } as CSSProperties}
          />
        ))}
      </div>
      <p className="flex wrap between label muted numbers">
        {barTexts(skill).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </li>
  );
};
