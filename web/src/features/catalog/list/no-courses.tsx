import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { activeFacets, type CourseQuery, emptyQueryWith } from './course-query.ts';
import styles from './no-courses.module.css';

interface NoCoursesProps {
  query: CourseQuery;
  /** Courses with titles close to the search. */
  suggestions: readonly { id: string; title: string }[];
  onQueryChange: (change: Partial<CourseQuery>) => void;
}

/** Empty result: repeats the query, suggests close titles and links back to all courses. */
export const NoCourses = ({ query, suggestions, onQueryChange }: NoCoursesProps) => {
  const { search, sort } = query;
  const isFiltered = activeFacets(query).length > 0;
  const description = [search && `“${search}”`, isFiltered && 'these filters'].filter(Boolean).join(' with ');
  return (
    <EmptyState
      drawing="search"
      text={
        <>
          No courses match {description}.
          {suggestions.length > 0 && (
            <span className={styles.near}>
              Did you mean{' '}
              {suggestions.map(({ id, title }, index) => (
                <span key={id}>
                  {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
                  <Link to={paths.course(id)}>{title}</Link>
                </span>
              ))}
              ?
            </span>
          )}
        </>
      }
      action={
        <>
          {search && isFiltered && (
            <Button onClick={() => onQueryChange(emptyQueryWith({ search, sort }))}>Search without filters</Button>
          )}
          <Button onClick={() => onQueryChange(emptyQueryWith({}))}>Show all courses</Button>
        </>
      }
    />
  );
};
