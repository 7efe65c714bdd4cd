import { themeStorage } from '#web/src/lib/theme-storage.ts';
import { ThemeToggle } from '#web/src/ui/theme-toggle.tsx';
import styles from './account/account-section.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Theme setting; stored in this browser, not in the account. */
export const AppearanceSection = () => (
  <SettingsSection title="Appearance" text="Saved in this browser. Motion follows your device settings.">
    <div className={styles.row}>
      <ThemeToggle storage={themeStorage} withText />
    </div>
  </SettingsSection>
);
