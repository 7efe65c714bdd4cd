import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './completion-banner.module.css';

/** Celebrates the finished course with a 600 ms seal animation and links to the certificate. */
export const CompletionBanner = ({ courseId, title }: { courseId: string; title: string }) => (
  <section className={styles.banner} aria-label="Course complete">
    <svg className={styles.seal} viewBox="0 0 72 72" width={72} height={72} aria-hidden>
      <circle className={styles.ring} cx="36" cy="36" r="30" pathLength={1} />
      <path className={styles.tick} d="M23 37l9 9 17-19" pathLength={1} />
    </svg>
    <div className={styles.text}>
      <h2 className={styles.title}>Course complete</h2>
      <p>You completed every lesson of {title}.</p>
    </div>
    <ButtonLink variant="primary" to={paths.congratulations(courseId)}>
      Get your certificate
    </ButtonLink>
  </section>
);
