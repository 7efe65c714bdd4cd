import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { enterpriseMenu } from '#web/src/marketing/facts/enterprise-menu.ts';
import { tools } from '#web/src/marketing/facts/tools.ts';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import styles from './menu-links.module.css';

const linkClass = 'row-8 inline strong undecorated control-height small-size';

/** The tools of the Products menu, in two columns, and the pricing link. */
export const ProductLinks = () => (
  <>
    <ul className={`grid-4 one-column ${styles.grid}`}>
      {tools
        .filter(({ inMenu }) => inMenu)
        .map(({ slug, name, kind, description, price }) => (
          <li key={slug}>
            <Link className={`row-12 align-start entry ${styles.entry}`} to={paths.product(slug)}>
              <ToolMark slug={slug} />
              <span>
                <span className="small strong block">
                  {name} <span className={`muted regular ${styles.kind}`}>{kind}</span>
                </span>
                <span className={`muted block label-size ${styles.description}`}>{description}</span>
                <span className={`mono block above-8 ${styles.price}`}>{price}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
    <p className={`line-above flex wrap between above-12 ${styles.all}`}>
      <Link className={linkClass} to={paths.tools()}>
        See PMCoach and all tools <ArrowRight size={16} aria-hidden />
      </Link>
      <Link className={linkClass} to={paths.pricing()}>
        View All Pricing <ArrowRight size={16} aria-hidden />
      </Link>
    </p>
  </>
);

/** The entries of the Enterprise menu. */
export const EnterpriseLinks = () => (
  <ul className={`grid ${styles.list}`}>
    {enterpriseMenu.map(({ title, description, to }) => (
      <li key={to}>
        <Link className={`row-12 align-start entry ${styles.entry}`} to={to}>
          <span>
            <span className="small strong block">{title}</span>
            <span className={`muted block label-size ${styles.description}`}>{description}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
