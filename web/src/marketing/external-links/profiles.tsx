import { useConfig } from '#web/src/lib/use-config.ts';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './profiles.module.css';

/** Links to our profiles on other sites, on stages that configure them (docs/product.md#pages). */
export const Profiles = () => {
  const profiles = useConfig()?.links?.profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <StickyHeadingSection id="profiles-title" title="Follow along">
      <ul className={styles.profiles} aria-label="Our profiles elsewhere">
        {profiles.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </StickyHeadingSection>
  );
};
