import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { themeStorage } from '#web/src/lib/theme-storage.ts';
import { enterpriseMenu } from '#web/src/marketing/facts/enterprise-menu.ts';
import { tools } from '#web/src/marketing/facts/tools.ts';
import { Container } from '#web/src/ui/container.tsx';
import { ThemeToggle } from '#web/src/ui/theme-toggle.tsx';
import { Wordmark } from '#web/src/ui/wordmark.tsx';
import styles from './footer.module.css';

const columns = [
  {
    title: 'Learn',
    links: [
      { text: 'All courses', to: paths.courses() },
      { text: 'Questions and answers', to: paths.faq() },
      { text: 'Verify a certificate', to: paths.certificates() },
      { text: 'Teach with us', to: paths.instructor() },
      { text: 'Pricing', to: paths.pricing() },
    ],
  },
  { title: 'Tools', links: tools.map(({ slug, name }) => ({ text: name, to: paths.product(slug) })) },
  {
    title: 'Company',
    links: [...enterpriseMenu.map(({ title, to }) => ({ text: title, to })), { text: 'About', to: paths.about() }],
  },
];

/** The tagline's two halves, shown on separate lines without the hyphen. */
const [purpose, promise] = brand.tagline.split(' - ');

const legal = [
  { text: 'Terms of Service', to: paths.termsOfService() },
  { text: 'Privacy Policy', to: paths.privacyPolicy() },
  { text: 'Contact Us', to: paths.contact() },
];

/** Footer of every page but home (docs/product.md#pages). */
export const Footer = () => (
  <footer className={`small line-above ${styles.footer}`} data-site>
    <Container>
      <div className={`grid ${styles.top}`}>
        <div className={`all-columns ${styles.brand}`}>
          <Wordmark />
          <p className="muted above-16">
            {purpose} <span className="block">{promise}</span>
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="plain-heading small below-8">{title}</h2>
            <ul className="grid start">
              {links.map(({ text, to }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`cluster-12 line-above muted above-48 ${styles.bottom}`}>
        <p>© 2025 {brand.name}</p>
        <ul className={`flex wrap ${styles.legal}`}>
          {legal.map(({ text, to }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
        <ThemeToggle storage={themeStorage} />
      </div>
    </Container>
  </footer>
);
