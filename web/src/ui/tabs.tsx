import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** The open tab when controlled; otherwise the first one opens. */
  value?: string;
  onChange?: (id: string) => void;
  /** Id of the element. */
  id?: string;
  /** As high as the container; the open panel scrolls. */
  fills?: boolean;
}

/** Returns the index of the tab that a key leads to, the first after the last; undefined for other keys. */
const indexAfter = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowLeft: (index + count - 1) % count, ArrowRight: (index + 1) % count, Home: 0, End: count - 1 })[key];

/** Tabs as in the ARIA Authoring Practices: arrow keys open them. On narrow screens the row scrolls sideways. */
export const Tabs = ({ label, tabs, value, onChange, id, fills = false }: TabsProps) => {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const open = value ?? chosen;
  const baseId = useId();
  const select = (tab: string) => {
    setChosen(tab);
    if (tab !== open) onChange?.(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = indexAfter(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length);
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    buttons[index]?.focus();
    select(next.id);
  };
  return (
    <div id={id} className={fills ? styles.filling : undefined}>
      {/* Print shows only the open tab's panel. */}
      <div role="tablist" className={`row-4 ${styles.list}`} data-no-print aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id: tab, title }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${baseId}${tab}`}
            className={`relative focus-inset muted strong nowrap control-height rounded small-size ${styles.tab}`}
            aria-selected={tab === open}
            aria-controls={`${baseId}${tab}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => select(tab)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id: tab, content }) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${baseId}${tab}-panel`}
          className={`focus-inset ${styles.content}`}
          aria-labelledby={`${baseId}${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is reached by keyboard.
          tabIndex={0}
          hidden={tab !== open}
        >
          {tab === open && content}
        </div>
      ))}
    </div>
  );
};
