import styles from './deployment-illustration.module.css';

/** Deployment options as rings by distance from the client: our cloud, their cloud, on-premise. */
export const DeploymentIllustration = ({ rows }: { rows: readonly { title: string; price: string }[] }) => (
  <ul className={styles.picture}>
    {rows.map(({ title, price }, place) => (
      <li key={title} className={styles.layer} data-place={place}>
        <svg viewBox="0 0 120 70" className={styles.plate} aria-hidden>
          <path d="M60 4 116 35 60 66 4 35z" />
          <path d="M60 18 91 35 60 52 29 35z" data-inner />
        </svg>
        <span className={styles.title}>{title}</span>
        <span className={styles.price}>{price}</span>
      </li>
    ))}
  </ul>
);
