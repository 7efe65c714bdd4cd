import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { enterpriseMenu } from '#web/src/marketing/facts/enterprise-menu.ts';
import { tools } from '#web/src/marketing/facts/tools.ts';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import layout from '#web/src/ui/layout.module.css';
import surface from '#web/src/ui/surface.module.css';
import typography from '#web/src/ui/typography.module.css';
import styles from './menu-links.module.css';

const linkClass = `${layout.row8} ${layout.inline} ${typography.strong} ${typography.undecorated} ${styles.link}`;

/** The tools of the Products menu, in two columns, and the pricing link. */
export const ProductLinks = () => (
  <>
    <ul className={`${layout.grid4} ${styles.grid}`}>
      {tools
        .filter(({ inMenu }) => inMenu)
        .map(({ slug, name, kind, description, price }) => (
          <li key={slug}>
            <Link
              className={`${layout.row12} ${layout.alignStart} ${surface.entry} ${styles.entry}`}
              to={paths.product(slug)}
            >
              <ToolMark slug={slug} />
              <span>
                <span className={`${typography.small} ${typography.strong} ${styles.title}`}>
                  {name} <span className={`${typography.muted} ${typography.regular} ${styles.kind}`}>{kind}</span>
                </span>
                <span className={`${typography.muted} ${styles.description}`}>{description}</span>
                <span className={`${typography.mono} ${styles.price}`}>{price}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
    <p className={`${surface.lineAbove} ${styles.all}`}>
      <Link className={linkClass} to={paths.tools()}>
        See all five tools <ArrowRight size={16} aria-hidden />
      </Link>
      <Link className={linkClass} to={paths.pricing()}>
        View All Pricing <ArrowRight size={16} aria-hidden />
      </Link>
    </p>
  </>
);

/** The entries of the Enterprise menu. */
export const EnterpriseLinks = () => (
  <ul className={styles.list}>
    {enterpriseMenu.map(({ title, description, to }) => (
      <li key={to}>
        <Link className={`${layout.row12} ${layout.alignStart} ${surface.entry} ${styles.entry}`} to={to}>
          <span>
            <span className={`${typography.small} ${typography.strong} ${styles.title}`}>{title}</span>
            <span className={`${typography.muted} ${styles.description}`}>{description}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
