import { type CSSProperties, Fragment, type ReactNode } from 'react';
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

/** Explains the shades that the bars of the skills have. */
export const SkillLegend = ({ skills }: { skills: readonly SkillProgress[] }) => {
  const shown = shades.filter(({ countOf }) => skills.some((skill) => countOf(skill) > 0));
  if (shown.length === 0) return null;
  return (
    <ul className="cluster-16 note" aria-label="Shades of the bars">
      {shown.map(({ shade, text }) => (
        <li key={shade} className="row-8">
          <span className={`fixed pill solid system-colors ${styles.key}`} data-shade={shade} aria-hidden /> {text}
        </li>
      ))}
    </ul>
  );
};

/** Says in words what the bar shows: what is done, and the first kind of which nothing is. */
const barTexts = ({ lectures, questions, selfChecks }: SkillProgress): string[] => {
  const kinds = [
    { done: lectures.completed, total: lectures.total, noun: 'lesson' },
    { done: questions.correct, total: questions.total, noun: 'question' },
    { done: selfChecks.hadIt, total: selfChecks.total, noun: 'self-check' },
  ].filter(({ total }) => total > 0);
  const next = kinds.find(({ done }) => done === 0);
  return [
    ...kinds.filter(({ done }) => done > 0).map(({ done, total, noun }) => `${done} of ${formatCount(total, noun)}`),
    ...(next ? [`then ${formatCount(next.total, next.noun)}`] : []),
  ];
};

/** A skill with one bar: what is seen, passed and recalled of it. */
export const SkillRow = ({ skill, children }: { skill: SkillProgress; children?: ReactNode }) => {
  const toRepeat = itemsToRepeat(skill);
  return (
    <li className={`line-below grid align-center ${styles.row}`}>
      <div>
        <h3 className="body strong">{skill.name}</h3>
        {children}
        <p className="cluster-4 label muted numbers">
          {barTexts(skill).map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <span>{text}</span>
            </Fragment>
          ))}
        </p>
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
    </li>
  );
};
