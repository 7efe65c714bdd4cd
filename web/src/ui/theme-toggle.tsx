import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './theme-toggle.module.css';

type Theme = 'system' | 'light' | 'dark';

const choices = [
  { theme: 'system', label: 'System theme', word: 'System', Icon: Monitor },
  { theme: 'light', label: 'Light theme', word: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', word: 'Dark', Icon: Moon },
] as const;

interface ThemeToggleProps {
  /** Where the choice is kept, `light`, `dark` or null for the system's; the page's start script reads the same place. */
  storage: { write: (value: string | null) => void };
  /** Shows a word beside each icon. */
  withText?: boolean;
}

/** Tells every toggle on the page that one of them was pressed. */
const changed = 'themechange';

/** Three small buttons: as the system, light, dark. */
export const ThemeToggle = ({ storage, withText = false }: ThemeToggleProps) => {
  const [current, setCurrent] = useState<Theme>('system');
  useEffect(() => {
    const follow = () => setCurrent((document.documentElement.dataset.theme as Theme | undefined) ?? 'system');
    follow();
    document.addEventListener(changed, follow);
    return () => document.removeEventListener(changed, follow);
  }, []);

  const choose = (theme: Theme) => {
    storage.write(theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.dispatchEvent(new Event(changed));
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Theme</legend>
      {choices.map(({ theme, label, word, Icon }) => (
        <button
          key={theme}
          type="button"
          className={styles.choice}
          aria-label={withText ? undefined : label}
          title={withText ? undefined : label}
          data-text={withText || undefined}
          aria-pressed={current === theme}
          onClick={() => choose(theme)}
        >
          <Icon size={16} aria-hidden />
          {withText && word}
        </button>
      ))}
    </fieldset>
  );
};
