import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#web/src/lib/format.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Drawer } from '#web/src/ui/drawer.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { courseFacets, type Facet } from './course-facets.ts';
import styles from './course-filters.module.css';
import { activeFacets, type CourseQuery, emptyQueryWith } from './course-query.ts';
import type { CoursePages } from './use-course-pages.ts';

interface FacetListProps {
  query: CourseQuery;
  /** Courses per value, and topics; undefined until the first list is loaded. */
  list: Pick<CoursePages, 'counts' | 'topics'> | undefined;
  onQueryChange: (change: Partial<CourseQuery>) => void;
  /** Id of the form that submits the choices before hydration; absent for the copy in the drawer. */
  form?: string;
}

interface ChoiceProps {
  facet: Facet;
  value: string;
  text: string;
  count: number | undefined;
  isChosen: boolean;
  onQueryChange: FacetListProps['onQueryChange'];
  form: string | undefined;
}

const Choice = ({ facet, value, text, count, isChosen, onQueryChange, form }: ChoiceProps) => (
  <li>
    <label className={`row-12 ${styles.label}`}>
      <input
        className={`fixed ${styles.radio}`}
        type="radio"
        name={form ? facet.name : `copy-${facet.name}`}
        form={form}
        value={value}
        checked={isChosen}
        onChange={() => onQueryChange({ [facet.name]: value })}
      />
      <span className={`fill ${styles.text}`}>{text}</span>
      {count !== undefined && <span className="mono">{count}</span>}
    </label>
  </li>
);

type FilterState = Pick<FacetListProps, 'query' | 'list'>;

/** Returns the count of a value; reads own properties only, because a topic may be called `constructor`. */
const countOf = (counts: Record<string, number>, value: string): number =>
  Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0;

/** Returns the facets with the values that some course has or that are chosen; leaves out facets without a value. */
const offeredFacets = ({ query, list }: FilterState): Facet[] =>
  courseFacets([...(list?.topics ?? []), query.topic])
    .map((facet) => ({
      ...facet,
      options: facet.options.filter(
        ({ value }) => !list || countOf(list.counts[facet.name], value) > 0 || query[facet.name] === value,
      ),
    }))
    .filter(({ options }) => options.length > 0);

/** Whether there is a filter to choose or to remove. */
export const hasFilters = (state: FilterState): boolean => offeredFacets(state).length > 0;

/** Filters with one choice each and the number of courses per value. Values without a course are left out. */
export const FacetList = ({ query, list, onQueryChange, form }: FacetListProps) => (
  <div className="stack-24">
    {offeredFacets({ query, list }).map((facet) => (
      <fieldset key={facet.name} className={styles.facet}>
        <legend className={`full ${styles.title}`}>{facet.title}</legend>
        <ul className={styles.choices}>
          {[{ value: '', text: facet.anyLabel }, ...facet.options].map(({ value, text }) => (
            <Choice
              key={value}
              {...{ facet, value, text, onQueryChange, form }}
              isChosen={query[facet.name] === value}
              count={value && list ? countOf(list.counts[facet.name], value) : undefined}
            />
          ))}
        </ul>
      </fieldset>
    ))}
  </div>
);

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
        <div className={`stack-24 ${styles.drawer}`}>
          <h2 className="title">Filters</h2>
          <FacetList query={query} list={list} onQueryChange={onQueryChange} />
          <div className={`row-12 line-above ground-surface padded-16-24 ${styles.actions}`}>
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

interface ActiveFiltersProps {
  query: CourseQuery;
  onQueryChange: (change: Partial<CourseQuery>) => void;
}

/** Shows the active filters, each with a button that removes it. */
export const ActiveFilters = ({ query, onQueryChange }: ActiveFiltersProps) => {
  const facets = activeFacets(query).map(({ name, title, text }) => ({ name, title, text }));
  const all = [
    ...(query.search ? [{ name: 'search' as const, title: 'Search', text: `“${query.search}”` }] : []),
    ...facets,
  ];
  if (all.length === 0) return null;
  return (
    <ul className={`row-8 ${styles.chips}`} aria-label="Active filters">
      {all.map(({ name, title, text }) => (
        <li key={name}>
          <button
            type="button"
            className={`row-8 inline ground-surface outlined hover-border ${styles.chip}`}
            onClick={() => onQueryChange({ [name]: '' })}
          >
            <VisuallyHidden>Remove {title}: </VisuallyHidden>
            <span className="ellipsis">{text}</span>
            <X className="fixed muted" size={14} aria-hidden />
          </button>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <button
            type="button"
            className={`row-8 inline nowrap accent underlined ${styles.clear}`}
            onClick={() => onQueryChange(emptyQueryWith({ sort: query.sort }))}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
};
