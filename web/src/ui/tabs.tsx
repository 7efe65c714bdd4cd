import * as Primitive from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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

/** Tabs with arrow keys; on narrow screens the row scrolls sideways. */
export const Tabs = ({ label, tabs, value, onChange, id, fills = false }: TabsProps) => (
  <Primitive.Root
    id={id}
    className={fills ? styles.filling : undefined}
    defaultValue={tabs[0]?.id ?? ''}
    {...(value !== undefined && { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    {/* Print shows only the open tab's panel. */}
    <Primitive.List className={`row-4 ${styles.list}`} data-no-print aria-label={label}>
      {tabs.map(({ id: tab, title }) => (
        <Primitive.Trigger
          key={tab}
          value={tab}
          className={`relative focus-inset muted strong nowrap control-height rounded small-size ${styles.tab}`}
        >
          {title}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map(({ id: tab, content }) => (
      <Primitive.Content key={tab} value={tab} className={`focus-inset ${styles.content}`}>
        {content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
);
