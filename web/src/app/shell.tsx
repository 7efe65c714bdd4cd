import { brand } from '../../../contract/brand.ts';
import { PageMeta } from '../site/page-meta.tsx';
import styles from './app.module.css';
import { Header } from './header/header.tsx';
import { PageFallback } from './page-fallback.tsx';

/** The document of pages that need the application: the header, if the page has one, and an empty page. */
export const Shell = ({ header }: { header: boolean }) => (
  <>
    <PageMeta title={brand.name} />
    {header && <Header isHome={false} />}
    <main className={styles.main} data-below-header={header || undefined}>
      <PageFallback />
    </main>
  </>
);
