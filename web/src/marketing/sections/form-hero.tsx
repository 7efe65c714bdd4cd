import type { ReactNode } from 'react';
import { Container } from '#web/src/ui/container.tsx';
import styles from './page-hero.module.css';

interface FormHeroProps {
  /** The h1 and what belongs to it. */
  introduction: ReactNode;
  form: ReactNode;
  /** Further details: below the introduction, and on phones below the form. */
  details: ReactNode;
}

/** The dark hero of a page with a form. Not a `PageHero`, whose code would be part of the page’s script. */
export const FormHero = ({ introduction, form, details }: FormHeroProps) => (
  <section className={`relative line-below band ${styles.hero}`} aria-label="Introduction">
    <Container className={`stack-48 one-column align-start ${styles.split}`}>
      {introduction}
      <div className={`shrink ${styles.form}`}>{form}</div>
      {details}
    </Container>
  </section>
);
