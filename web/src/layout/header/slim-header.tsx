import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Container } from '#web/src/ui/container.tsx';
import { useMenus } from '#web/src/ui/menu/use-menus.ts';
import { Wordmark } from '#web/src/ui/wordmark.tsx';
import { HeaderAccount } from './header-account.tsx';
import styles from './slim-header.module.css';

/** The bar of pages without the site's header: a link home and the account. Scrolls with the page. */
export const SlimHeader = () => {
  const menu = useMenus();
  return (
    <header className={`night relative primary line-below ${styles.bar}`} data-site>
      <Container className={`row-16 between ${styles.row}`}>
        <Link className="flex undecorated rounded" to={paths.home()} aria-label={`${brand.name}, home`}>
          <Wordmark />
        </Link>
        <HeaderAccount menu={menu('account')} />
      </Container>
    </header>
  );
};
