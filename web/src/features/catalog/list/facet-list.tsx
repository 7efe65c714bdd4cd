import { courseFacets, type Facet } from './course-facets.ts';
import type { CourseQuery } from './course-query.ts';
import styles from './facet-list.module.css';
import type { CoursePages } from './use-course-pages.ts';

interface FacetListProps {
  query: CourseQuery;
  /** Courses per value; undefined until the first list is loaded. */
  counts: CoursePages['counts'] | undefined;
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

const Choice = ({ facet, value, text, count, isChosen, onQueryChange, form }: ChoiceProps) => {
  const isEmpty = count === 0 && !isChosen;
  return (
    <li>
      <label className={styles.label} data-empty={isEmpty || undefined}>
        <input
          className={styles.radio}
          type="radio"
          name={form ? facet.name : `copy-${facet.name}`}
          form={form}
          value={value}
          checked={isChosen}
          disabled={isEmpty}
          onChange={() => onQueryChange({ [facet.name]: value })}
        />
        <span className={styles.text}>{text}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
    </li>
  );
};

/** Filters with one choice each and the number of courses per value. */
export const FacetList = ({ query, counts, onQueryChange, form }: FacetListProps) => (
  <div className={styles.facets}>
    {courseFacets.map((facet) => (
      <fieldset key={facet.name} className={styles.facet}>
        <legend className={styles.title}>{facet.title}</legend>
        <ul className={styles.choices}>
          {[{ value: '', text: facet.anyLabel }, ...facet.options].map(({ value, text }) => (
            <Choice
              key={value}
              {...{ facet, value, text, onQueryChange, form }}
              isChosen={query[facet.name] === value}
              count={value && counts ? (counts[facet.name][value] ?? 0) : undefined}
            />
          ))}
        </ul>
      </fieldset>
    ))}
  </div>
);
