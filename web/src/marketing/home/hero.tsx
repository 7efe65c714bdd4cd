import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import page from '../sections/page-hero.module.css';
import styles from './hero.module.css';

/** Title of home, with the largest type, under a transparent header. The lesson follows in the same dark band. */
export const Hero = () => (
  <section className={`relative line-below band ${page.hero} ${styles.hero}`} aria-label="Introduction" data-hero>
    <Container className={`stack-24 one-column ${styles.columns}`}>
      <PageTitle size="display">Get good at working with AI</PageTitle>
      <div className="stack-24">
        <p className="lead muted">
          Lessons you do rather than watch, an assistant that answers from them, and five tools for the work itself.
        </p>
        <div className="cluster-12" data-no-print data-for="learners">
          <ButtonLink variant="primary" size="large" to={paths.dashboard()}>
            Go to your dashboard
          </ButtonLink>
          <ButtonLink size="large" to={paths.courses()}>
            Browse courses
          </ButtonLink>
        </div>
        <div className="cluster-12" data-no-print data-for="visitors">
          <ButtonLink variant="primary" size="large" to={paths.courses()}>
            Browse courses
          </ButtonLink>
          <ButtonLink size="large" to={paths.tools()}>
            See the tools
          </ButtonLink>
        </div>
      </div>
    </Container>
  </section>
);
