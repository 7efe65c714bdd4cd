import { X } from 'lucide-react';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './active-filters.module.css';
import { activeFacets, type CourseQuery, emptyQueryWith } from './course-query.ts';

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
    <ul className={styles.list} aria-label="Active filters">
      {all.map(({ name, title, text }) => (
        <li key={name}>
          <button type="button" className={styles.chip} onClick={() => onQueryChange({ [name]: '' })}>
            <VisuallyHidden>Remove {title}: </VisuallyHidden>
            <span className={styles.text}>{text}</span>
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.clear}
            onClick={() => onQueryChange(emptyQueryWith({ sort: query.sort }))}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
};
