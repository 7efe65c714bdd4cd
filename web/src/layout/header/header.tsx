import { Link, NavLink } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Container } from '#web/src/ui/container.tsx';
import { MenuButton } from '#web/src/ui/menu/menu-button.tsx';
import { useMenus } from '#web/src/ui/menu/use-menus.ts';
import { Wordmark } from '#web/src/ui/wordmark.tsx';
import styles from './header.module.css';
import { HeaderAccount } from './header-account.tsx';
import { HeaderSearch } from './header-search.tsx';
import { mainLinks } from './main-links.ts';
import { EnterpriseLinks, ProductLinks } from './menu-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

/**
 * The site's header: fixed, and transparent only at the top of home (docs/product.md#pages). In an open course it shows
 * the course, and its links are in the menu.
 */
export const Header = ({ isHome }: { isHome: boolean }) => {
  const isScrolled = useIsScrolled();
  const menu = useMenus();
  return (
    <header
      className={`night primary line-below ${styles.header}`}
      data-site
      data-solid={!isHome || isScrolled || undefined}
    >
      <Container className={`row-8 ${styles.row}`}>
        <Link
          className={`flex fixed undecorated rounded ${styles.home}`}
          to={paths.home()}
          aria-label={`${brand.name}, home`}
        >
          <Wordmark />
        </Link>
        {/* The player fills it. */}
        <div id="course-bar" className="fill" />
        <nav className={styles.nav} aria-label="Main">
          <MenuButton menu={menu('products')} label="Products" width="wide">
            <ProductLinks />
          </MenuButton>
          <MenuButton menu={menu('enterprise')} label="Enterprise" width="normal">
            <EnterpriseLinks />
          </MenuButton>
          {mainLinks.map(({ text, to }) => (
            <NavLink key={to} className={`row-8 inline entry small-size ${styles.link}`} to={to}>
              {text}
            </NavLink>
          ))}
        </nav>
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <HeaderAccount menu={menu('account')} />
        <MobileMenu />
      </Container>
    </header>
  );
};
