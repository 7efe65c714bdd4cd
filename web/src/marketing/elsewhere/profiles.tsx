import { useConfig } from '../../site/use-config.ts';
import { Beside } from '../sections/beside.tsx';
import styles from './profiles.module.css';

/** Our profiles on other sites, for stages that name some (SPEC section 2). */
export const Profiles = () => {
  const profiles = useConfig()?.links?.profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <Beside id="profiles-title" title="Follow along">
      <ul className={styles.profiles} aria-label="Our profiles elsewhere">
        {profiles.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Beside>
  );
};
