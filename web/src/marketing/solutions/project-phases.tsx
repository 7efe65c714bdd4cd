import { solutionPhases } from '../facts/custom-development.ts';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './project-phases.module.css';

const weeksOf = (phases: typeof solutionPhases) => phases.reduce((sum, { maxWeeks }) => sum + maxWeeks, 0);
const totalWeeks = weeksOf(solutionPhases);

/** The phases of a first project, each with its place on the time axis. */
export const ProjectPhases = () => (
  <ProductWindow title="A first project, step by step">
    <ol className="lines">
      {solutionPhases.map(({ title, description, takes, maxWeeks }, index) => (
        <li key={title} className="stack-8 padded-12-16">
          <div className="row-16 between">
            <span className="body strong">{title}</span>
            <span className="mono nowrap">{takes}</span>
          </div>
          <p className="muted">{description}</p>
          <svg
            className={`full unfilled pill ${styles.axis}`}
            strokeWidth="6"
            strokeLinecap="round"
            viewBox={`0 0 ${totalWeeks} 1`}
            preserveAspectRatio="none"
            aria-hidden
          >
            <path className={styles.ground} vectorEffect="non-scaling-stroke" d={`M0 .5h${totalWeeks}`} />
            <path
              className="stroke-accent"
              vectorEffect="non-scaling-stroke"
              d={`M${weeksOf(solutionPhases.slice(0, index))} .5h${maxWeeks}`}
            />
          </svg>
        </li>
      ))}
    </ol>
    <p className="muted any-width line-above ground-sunken padded-12-16">
      After the prototype you know whether the rest is worth it.
    </p>
  </ProductWindow>
);
