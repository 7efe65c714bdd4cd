import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../site/paths.ts';
import { FactRow } from '../../../ui/fact-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { tools } from '../../facts/tools.ts';
import { StatusBadge } from '../../tool-mark/status-badge.tsx';
import { ToolMark } from '../../tool-mark/tool-mark.tsx';
import styles from './tool-list.module.css';

/** The five tools, one to a line; `/products` lands here. */
export const ToolList = () => (
  <Section variant="dark" id="tools" labelledBy="tools-title">
    <div className={styles.head}>
      <h2 id="tools-title">Five tools for the work itself</h2>
      <p className={styles.lead}>
        Each does one job that consultants, creators, job seekers and project managers do every week.
      </p>
    </div>
    <ul className={styles.list}>
      {tools.map(({ slug, name, kind, description, facts, status }) => (
        <li key={slug} className={styles.row}>
          <ToolMark slug={slug} size={56} />
          <div className={styles.name}>
            <h3>
              <Link className={styles.link} to={paths.product(slug)}>
                {name}
              </Link>
            </h3>
            <p className={styles.kind}>{kind}</p>
          </div>
          <div className={styles.words}>
            <p>{description}</p>
            <FactRow facts={facts} />
          </div>
          <StatusBadge status={status} />
          <ArrowUpRight className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden />
        </li>
      ))}
    </ul>
  </Section>
);
