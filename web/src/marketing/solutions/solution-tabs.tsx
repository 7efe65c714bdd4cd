import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Container } from '#web/src/ui/container.tsx';
import { solutionTabs } from '../facts/solutions.ts';
import styles from './solution-tabs.module.css';

type Slug = (typeof solutionTabs)[number]['slug'];

const tabs: readonly { title: string; to: string; slug?: Slug }[] = [
  { title: 'All solutions', to: paths.solutions() },
  ...solutionTabs.map(({ slug, title }) => ({ title, slug, to: paths.solution(slug) })),
];

const Links = ({ current, className }: { current: Slug | undefined; className: string | undefined }) => (
  <ul className={className}>
    {tabs.map(({ title, to, slug }) => (
      <li key={to}>
        <Link
          className={`strong muted hover-text undecorated flex align-center ${styles.tab}`}
          to={to}
          aria-current={slug === current ? 'page' : undefined}
        >
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

/** Tabs that link the solution pages; behind a toggle on phones. */
export const SolutionTabs = ({ current }: { current?: Slug }) => (
  <nav className="line-below ground-surface" aria-label="Solutions">
    <Container>
      <div className={styles.row}>
        <Links current={current} className="row-24" />
      </div>
      <details className={styles.toggle} name="solution-tabs">
        <summary className="row-8 between strong">
          {tabs.find(({ slug }) => slug === current)?.title}
          <ChevronDown className="chevron" size={18} strokeWidth={1.75} aria-hidden />
        </summary>
        <Links current={current} className={styles.list} />
      </details>
    </Container>
  </nav>
);
