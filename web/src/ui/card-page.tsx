import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './card-page.module.css';
import { Container } from './container.tsx';

interface CardPageProps {
  /** Breadcrumb and title. */
  head: ReactNode;
  /** A PageCard and the content beside it; in this order on narrow screens. */
  children: ReactNode;
}

/** A PageCard at the right of the content beside it. */
export const CardColumns = ({ children }: { children: ReactNode }) => (
  <div className={`stack-48 ${styles.layout}`}>{children}</div>
);

/** Page with one card at the right of its content, such as a checkout. */
export const CardPage = ({ head, children }: CardPageProps) => (
  <Container className={`screen-height ${styles.page}`}>
    <div className="stack-24">{head}</div>
    <CardColumns>{children}</CardColumns>
  </Container>
);

interface PageCardProps {
  label?: string;
  /** Picture above the content, from edge to edge. */
  picture?: ReactNode;
  /** Message above the content; announced. */
  notice?: string | false;
  /** Follows the card in its column. */
  below?: ReactNode;
  children: ReactNode;
}

/** The card of a CardPage. */
export const PageCard = ({ label, picture, notice, below, children }: PageCardProps) => (
  <div className={`stack-48 one-column ${styles.side}`}>
    <section className={`surface ${styles.card}`} aria-label={label}>
      {picture}
      <div className="stack-16 padded-24">
        {notice && (
          <p className="row-12 align-start small sunken padded-12-16 bordered" role="status">
            <Info className="fixed" size={20} strokeWidth={1.75} aria-hidden />
            {notice}
          </p>
        )}
        {children}
      </div>
    </section>
    {below}
  </div>
);
