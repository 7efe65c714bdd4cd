import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './theme-toggle.module.css';
import visuallyHidden from './visually-hidden.module.css';

type Theme = 'system' | 'light' | 'dark';

const choices = [
  { theme: 'system', label: 'System theme', text: 'System', Icon: Monitor },
  { theme: 'light', label: 'Light theme', text: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', text: 'Dark', Icon: Moon },
] as const;

interface ThemeToggleProps {
  /** Stores `light`, `dark` or null for the system's theme; `contract/start-script.ts` reads the same entry. */
  storage: { write: (value: string | null) => void };
  /** Shows a text beside each icon. */
  withText?: boolean;
}

/** Notifies all toggles on the page of a change. */
const themeChangeEvent = 'themechange';

/** Three small buttons: system, light, dark. */
export const ThemeToggle = ({ storage, withText = false }: ThemeToggleProps) => {
  const [current, setCurrent] = useState<Theme>('system');
  useEffect(() => {
    const syncTheme = () => setCurrent((document.documentElement.dataset.theme as Theme | undefined) ?? 'system');
    syncTheme();
    document.addEventListener(themeChangeEvent, syncTheme);
    return () => document.removeEventListener(themeChangeEvent, syncTheme);
  }, []);

  const selectTheme = (theme: Theme) => {
    storage.write(theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.dispatchEvent(new Event(themeChangeEvent));
  };

  return (
    <fieldset className={`inline pill ${styles.group}`} data-needs-script>
      <legend className={visuallyHidden.hidden}>Theme</legend>
      {choices.map(({ theme, label, text, Icon }) => (
        <button
          key={theme}
          type="button"
          className={`centered muted hover-text pill ${styles.choice}`}
          aria-label={withText ? undefined : label}
          title={withText ? undefined : label}
          data-text={withText || undefined}
          aria-pressed={current === theme}
          onClick={() => selectTheme(theme)}
        >
          <Icon size={16} aria-hidden />
          {withText && text}
        </button>
      ))}
    </fieldset>
  );
};
