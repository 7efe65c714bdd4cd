import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { tools } from '../facts/tools.ts';
import { SectionHead } from '../sections/section-head.tsx';
import { StatusBadge } from '../tool-mark/status-badge.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './tool-grid.module.css';

/** The five tools as a grid of links. */
export const ToolGrid = () => (
  <Section labelledBy="tools-title">
    <SectionHead
      id="tools-title"
      title="What we build"
      lead="Five tools, one for each job that learners kept bringing back to class."
      action={<ButtonLink to={paths.tools()}>Compare the tools</ButtonLink>}
    />
    <ul className={styles.grid}>
      {tools.map(({ slug, name, kind, description, status }) => (
        <li key={slug} className={styles.cell}>
          <div className={styles.head}>
            <ToolMark slug={slug} />
            <StatusBadge status={status} />
          </div>
          <h3>
            <Link className={styles.link} to={paths.product(slug)}>
              {name}
            </Link>
          </h3>
          <p className={styles.kind}>{kind}</p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);
