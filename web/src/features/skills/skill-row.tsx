import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './skill-row.module.css';
import { itemsToRepeat, kindsOf } from './skill-strength.ts';

const legend = [
  { shade: 'seen', text: 'Lessons completed' },
  { shade: 'passed', text: 'Questions passed' },
  { shade: 'recalled', text: 'Self-checks recalled' },
];

/** Explains the shades that the bars of the skills have. */
export const SkillLegend = ({ skills }: { skills: readonly SkillProgress[] }) => {
  const kinds = skills.flatMap(kindsOf).filter(({ total }) => total > 0);
  return (
    <ul className="cluster-16 note" aria-label="Parts of the bars">
      {legend
        .filter(({ shade }) => kinds.some((kind) => kind.shade === shade))
        .map(({ shade, text }) => (
          <li key={shade} className="row-8">
            <span className={`fixed pill solid system-colors ${styles.shade}`} data-shade={shade} aria-hidden /> {text}
          </li>
        ))}
    </ul>
  );
};

/** Says in words what the bar shows: what is done, and the first kind of which nothing is. */
const barTexts = (skill: SkillProgress): string[] => {
  const kinds = kindsOf(skill).filter(({ total }) => total > 0);
  const next = kinds.find(({ done }) => done === 0);
  return [
    ...kinds.filter(({ done }) => done > 0).map(({ done, total, noun }) => `${done} of ${formatCount(total, noun)}`),
    ...(next ? [`then ${formatCount(next.total, next.noun)}`] : []),
  ];
};

/** A skill with its bar, whose three parts are as wide in every row: the shares that are seen, passed and recalled. */
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
      <div className="row-4" aria-hidden>
        {kindsOf(skill).map(({ shade, done, total }) => (
          <span key={shade} className={`fill clipped pill edged ${styles.part}`}>
            <span
              className={`block solid system-colors ${styles.shade}`}
              data-shade={shade}
              style={{ '--share': `${(100 * done) / Math.max(1, total)}%` } as CSSProperties}
            />
          </span>
        ))}
      </div>
    </li>
  );
};
