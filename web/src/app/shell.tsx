import { brand } from '#contract/brand.ts';
import { Header } from '../layout/header/header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import styles from './app.module.css';
import { PageFallback } from './page-fallback.tsx';

export interface ShellProps {
  header: boolean;
  /** What link previews say of its pages; by default the name of the brand. */
  preview?: { title: string; description?: string };
}

/** The document of pages that are not prerendered: the header, if the page has one, and an empty page. */
export const Shell = ({ header, preview = { title: brand.name } }: ShellProps) => (
  <>
    <PageMeta {...preview} />
    {header && <Header isHome={false} />}
    <main className={styles.main} data-below-header={header || undefined}>
      <div data-needs-script>
        <PageFallback />
      </div>
      <p className={styles.withoutScript} data-without-script>
        This page needs JavaScript, which is turned off in your browser. You can still read{' '}
        <a href={paths.courses()}>the courses</a>, <a href={paths.faq()}>questions and answers</a>, and how to{' '}
        <a href={paths.contact()}>write to us</a>.
      </p>
    </main>
  </>
);
