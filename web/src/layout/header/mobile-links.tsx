import { Link } from 'react-router-dom';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { themeStorage } from '#web/src/lib/theme-storage.ts';
import { enterpriseMenu } from '#web/src/marketing/facts/enterprise-menu.ts';
import { tools } from '#web/src/marketing/facts/tools.ts';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { ThemeToggle } from '#web/src/ui/theme-toggle.tsx';
import { Wordmark } from '#web/src/ui/wordmark.tsx';
import { LoginButton, ReconnectButton } from './header-account.tsx';
import { HeaderSearch } from './header-search.tsx';
import { mainLinks } from './main-links.ts';
import styles from './mobile-links.module.css';

/** The header's links in one column, for narrow screens. `onNavigate` closes their container. */
export const MobileLinks = ({ onNavigate }: { onNavigate: () => void }) => {
  const { status } = useAccount();
  return (
    <nav className={`stack-16 ${styles.nav}`} aria-label="Menu">
      <Wordmark />
      <HeaderSearch onNavigate={onNavigate} />
      <ul className={`grid ${styles.group}`}>
        {mainLinks.map(({ text, to }) => (
          <li key={to}>
            <Link className={`row-12 entry ${styles.entry}`} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={`muted label-size strong undecorated ${styles.heading}`} to={paths.tools()}>
        Products
      </Link>
      <ul className={`grid ${styles.group}`}>
        {tools.map(({ slug, name, kind }) => (
          <li key={slug}>
            <Link className={`row-12 entry ${styles.entry}`} to={paths.product(slug)}>
              <ToolMark slug={slug} size={32} />
              {name} <span className="note">{kind}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className={`row-12 entry ${styles.entry}`} to={paths.pricing()}>
            View All Pricing
          </Link>
        </li>
      </ul>
      <p className={`muted label-size strong undecorated ${styles.heading}`}>Enterprise</p>
      <ul className={`grid ${styles.group}`}>
        {enterpriseMenu.map(({ title, to }) => (
          <li key={to}>
            <Link className={`row-12 entry ${styles.entry}`} to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={`row-16 between line-above ${styles.end}`}>
        <ThemeToggle storage={themeStorage} />
        {status === 'unreachable' ? <ReconnectButton /> : status !== 'authenticated' && <LoginButton />}
      </div>
    </nav>
  );
};
