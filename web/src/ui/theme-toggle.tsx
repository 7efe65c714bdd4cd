import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './theme-toggle.module.css';

type Theme = 'system' | 'light' | 'dark';

const choices = [
  { theme: 'system', label: 'System theme', Icon: Monitor },
  { theme: 'light', label: 'Light theme', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', Icon: Moon },
] as const;

interface ThemeToggleProps {
  /** Where the choice is kept, `light`, `dark` or null for the system's; the page's start script reads the same place. */
  storage: { read: () => string | null; write: (value: string | null) => void };
}

/** Three small buttons: as the system, light, dark. */
export const ThemeToggle = ({ storage }: ThemeToggleProps) => {
  const [current, setCurrent] = useState<Theme>('system');
  useEffect(() => {
    const saved = storage.read();
    if (saved === 'light' || saved === 'dark') setCurrent(saved);
  }, [storage]);

  const choose = (theme: Theme) => {
    setCurrent(theme);
    storage.write(theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Theme</legend>
      {choices.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          className={styles.choice}
          aria-label={label}
          title={label}
          aria-pressed={current === theme}
          onClick={() => choose(theme)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
};
