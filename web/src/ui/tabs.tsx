import * as Primitive from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** The open tab when controlled; otherwise the first one opens. */
  value?: string;
  onChange?: (id: string) => void;
}

/** Tabs with arrow keys; on narrow screens the row scrolls sideways. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Primitive.Root
    defaultValue={tabs[0]?.id ?? ''}
    {...(value !== undefined && { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    {/* Print shows only the open tab's panel. */}
    <Primitive.List className={`row-4 ${styles.list}`} data-no-print aria-label={label}>
      {tabs.map(({ id, title }) => (
        <Primitive.Trigger key={id} value={id} className={`relative muted strong nowrap ${styles.tab}`}>
          {title}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map(({ id, content }) => (
      <Primitive.Content key={id} value={id} className={styles.content}>
        {content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
);
