import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './skill-row.module.css';
import { itemsToRepeat } from './skill-strength.ts';

/** What a skill consists of, with the shade of its part of the bar. */
const kindsOf = ({ lectures, questions, selfChecks }: SkillProgress) =>
  [
    { shade: 'seen', done: lectures.completed, total: lectures.total, noun: 'lesson' },
    { shade: 'passed', done: questions.correct, total: questions.total, noun: 'question' },
    { shade: 'recalled', done: selfChecks.hadIt, total: selfChecks.total, noun: 'self-check' },
  ].filter(({ total }) => total > 0);

const legend = [
  { shade: 'seen', text: 'Lessons completed' },
  { shade: 'passed', text: 'Questions passed' },
  { shade: 'recalled', text: 'Self-checks recalled' },
];

/** Explains the shades that the bars of the skills have. */
export const SkillLegend = ({ skills }: { skills: readonly SkillProgress[] }) => {
  const done = new Set(skills.flatMap(kindsOf).flatMap((kind) => (kind.done > 0 ? [kind.shade] : [])));
  const shown = legend.filter(({ shade }) => done.has(shade));
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
const barTexts = (skill: SkillProgress): string[] => {
  const kinds = kindsOf(skill);
  const next = kinds.find(({ done }) => done === 0);
  return [
    ...kinds.filter(({ done }) => done > 0).map(({ done, total, noun }) => `${done} of ${formatCount(total, noun)}`),
    ...(next ? [`then ${formatCount(next.total, next.noun)}`] : []),
  ];
};

/** A skill with its bar, which has one part for each kind: what is seen, passed and recalled of it. */
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
      <div className={`flex ${styles.bar}`} aria-hidden>
        {kindsOf(skill).map(({ shade, done, total }) => (
          <span key={shade} className={`clipped pill edged ${styles.part}`} style={{ flex: total }}>
            <span
              className="block solid system-colors"
              data-shade={shade}
              style={{ '--share': `${(100 * done) / total}%` } as CSSProperties}
            />
          </span>
        ))}
      </div>
    </li>
  );
};
