import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#web/src/lib/format.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Drawer } from '#web/src/ui/drawer.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { activeFacets, type CourseQuery, emptyQueryWith } from './course-query.ts';
import { FacetList } from './facet-list.tsx';
import styles from './filter-drawer.module.css';
import type { CoursePages } from './use-course-pages.ts';

interface FilterDrawerProps {
  query: CourseQuery;
  list: CoursePages | undefined;
  onQueryChange: (change: Partial<CourseQuery>) => void;
}

/** Filters in a drawer for narrow screens; the button shows how many are active. */
export const FilterDrawer = ({ query, list, onQueryChange }: FilterDrawerProps) => {
  const [open, setOpen] = useState(false);
  const activeCount = activeFacets(query).length;
  const close = () => setOpen(false);
  const { search, sort } = query;
  return (
    <>
      <Button icon={<SlidersHorizontal size={18} aria-hidden />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        Filters
        {activeCount > 0 && (
          <>
            {' '}
            <Badge tone="accent">
              {activeCount}
              <VisuallyHidden> active</VisuallyHidden>
            </Badge>
          </>
        )}
      </Button>
      <Drawer open={open} onClose={close} label="Filters">
        <div className={styles.content}>
          <h2 className={styles.title}>Filters</h2>
          <FacetList query={query} counts={list?.counts} onQueryChange={onQueryChange} />
          <div className={styles.actions}>
            <Button onClick={() => onQueryChange(emptyQueryWith({ search, sort }))} disabled={activeCount === 0}>
              Clear
            </Button>
            <Button variant="primary" wide onClick={close}>
              {list ? `Show ${formatCount(list.total, 'course')}` : 'Show courses'}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  );
};
