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
                <span className={`${typography.small} ${styles.title}`}>
                  {name} <span className={styles.kind}>{kind}</span>
                </span>
                <span className={styles.description}>{description}</span>
                <span className={styles.price}>{price}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
    <p className={styles.all}>
      <Link to={paths.tools()}>
        See all five tools <ArrowRight size={16} aria-hidden />
      </Link>
      <Link to={paths.pricing()}>
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
            <span className={`${typography.small} ${styles.title}`}>{title}</span>
            <span className={styles.description}>{description}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
