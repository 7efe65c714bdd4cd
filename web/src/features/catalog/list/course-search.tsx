import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { rememberSearch, SearchInput } from '../suggest/search-input.tsx';
import type { CourseQuery } from './course-query.ts';
import styles from './course-search.module.css';

/** Pause in typing before a search starts, in milliseconds. */
const debounceMs = 350;

interface CourseSearchProps {
  /** Id of the form, for filters outside it. */
  id: string;
  query: CourseQuery;
  /** Whether searching is the page's main action. */
  isMain: boolean;
  onSearch: (search: string) => void;
}

/** Search field. Searches while typing; works as a plain form before hydration. */
export const CourseSearch = ({ id, query, isMain, onSearch }: CourseSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const searchNow = () => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text !== query.search) onSearch(text);
  };
  const latest = useRef(searchNow);
  const searchDebounced = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), debounceMs);
  };
  useEffect(() => {
    latest.current = searchNow;
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  // The URL may change from outside, when a chip is removed or on Back.
  const lastSearch = useRef(query.search);
  useEffect(() => {
    if (lastSearch.current === query.search) return;
    lastSearch.current = query.search;
    const field = input.current;
    if (field && field.value.trim() !== query.search) field.value = query.search;
  }, [query.search]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberSearch(input.current?.value ?? '');
    searchNow();
  };

  return (
    <search data-needs-script>
      {/* The URL holds the query: restored form values would look like new choices. */}
      <form
        id={id}
        className={`row-8 relative ground-surface outlined hover-border focus-inside ${styles.form}`}
        action={paths.courses()}
        autoComplete="off"
        onSubmit={submit}
        aria-label="Search and filter the list"
      >
        <Search className={`muted absolute ${styles.icon}`} size={20} strokeWidth={1.75} aria-hidden />
        <SearchInput
          ref={input}
          className={`fill full body control-height ${styles.input}`}
          defaultValue={query.search}
          placeholder="Topic, skill or instructor"
          onChange={searchDebounced}
          onFollow={() => clearTimeout(timer.current)}
        />
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
          Search
        </Button>
      </form>
    </search>
  );
};
