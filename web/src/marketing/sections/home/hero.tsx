import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { figures } from '../../facts/figures.ts';
import styles from './hero.module.css';
import { ProductMiniature } from './product-miniature.tsx';

/** The top of home: what this is, the one thing to do next, and the product itself at work. */
export const Hero = () => (
  <section className={styles.hero} aria-label="Introduction" data-hero>
    <Container className={styles.columns}>
      <div className={styles.words}>
        <PageTitle
          size="display"
          lead="Courses that teach one skill at a time, an assistant that answers from the lecture, and five tools for the work itself."
        >
          Get good at working with AI
        </PageTitle>
        <div className={styles.actions}>
          <ButtonLink look="primary" size="large" to={paths.courses()}>
            Browse courses
          </ButtonLink>
          <ButtonLink size="large" to={paths.tools()}>
            See the tools
          </ButtonLink>
        </div>
        <p className={styles.proof}>
          <strong>{figures.professionalsTrained}</strong> professionals trained in {figures.countries} countries
        </p>
      </div>
      <ProductMiniature />
    </Container>
  </section>
);
