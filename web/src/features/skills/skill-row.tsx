import type { CSSProperties, ReactNode } from 'react';
import type { SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './skill-row.module.css';
import { itemsToRepeat, kindsOf } from './skill-strength.ts';

/** A skill with three bars, equally wide in every row: what is completed, passed and recalled. */
const SkillRow = ({ skill, children }: { skill: SkillProgress; children?: ReactNode }) => {
  const toRepeat = itemsToRepeat(skill);
  return (
    <li className={`line-below grid align-center ${styles.row}`}>
      <div>
        <h3 className="body strong">{skill.name}</h3>
        {children}
        {toRepeat > 0 && <p className="note">{toRepeat} to review</p>}
      </div>
      <ul className={`grid ${styles.parts}`}>
        {kindsOf(skill).map(({ shade, done, total, noun, verb }) => (
          <li key={shade} className="stack-4 label muted numbers">
            <span className={`block clipped pill edged ${styles.track}`} aria-hidden>
              <span
                className={`block solid system-colors ${styles.bar}`}
                style={{ '--share': `${(100 * done) / Math.max(1, total)}%` } as CSSProperties}
              />
            </span>
            {total > 0 && (
              <span>
                {done} of {total}
                <VisuallyHidden>
                  {' '}
                  {formatCount(total, noun).slice(`${total} `.length)} {verb}
                </VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
};

export const SkillRowSkeleton = () => (
  <div className={`line-below grid align-center ${styles.row}`}>
    <SkeletonBox width="10em" height="1.25em" />
    <div className={`grid ${styles.parts}`}>
      <SkeletonBox height="0.5em" />
      <SkeletonBox height="0.5em" />
      <SkeletonBox height="0.5em" />
    </div>
  </div>
);

interface SkillRowsProps {
  skills: readonly SkillProgress[];
  /** Shown below the name of a skill. */
  note?: (skill: SkillProgress) => ReactNode;
}

/** Skills with their bars, below a head that says what the bars count. */
export const SkillRows = ({ skills, note }: SkillRowsProps) => (
  <>
    <p className={`note any-width grid ${styles.row}`} aria-hidden>
      <span className={`grid ${styles.parts}`}>
        <span>Lessons</span>
        <span>Questions</span>
        <span>Self-checks</span>
      </span>
    </p>
    <ul className="line-above">
      {skills.map((skill) => (
        <SkillRow key={skill.id} skill={skill}>
          {note?.(skill)}
        </SkillRow>
      ))}
    </ul>
  </>
);
