import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#web/src/api/client.ts';
import { rememberSearch, SearchInput } from '#web/src/features/catalog/suggest/search-input.tsx';
import { paths } from '#web/src/lib/paths.ts';
import type { SearchNavigationState } from '#web/src/lib/search-navigation-state.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';
import styles from './header-search.module.css';

/**
 * The course search. An empty query opens the whole list; otherwise the results are fetched and passed to the list,
 * which searches again if that fails (docs/product.md#calls). Without script it is a plain form.
 */
export const HeaderSearch = ({ onNavigate }: { onNavigate?: () => void }) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const query = String(new FormData(form).get('search') ?? '').trim();
    if (!query) {
      void navigate(paths.courses());
      onNavigate?.();
      return;
    }
    rememberSearch(query);
    setBusy(true);
    try {
      const page = await call('listCourses', { query: { search: query } });
      void navigate(paths.courses(), { state: { ...page, query } satisfies SearchNavigationState });
    } catch (error) {
      console.error('The course search failed.', error);
      void navigate(paths.courses({ search: query }));
    }
    form.reset();
    setBusy(false);
    onNavigate?.();
  };

  return (
    <search>
      <form
        className="relative"
        data-needs-script
        action={paths.courses()}
        onSubmit={search}
        aria-label="Search from any page"
      >
        <SearchInput
          className={`full small-size outlined ${styles.input}`}
          placeholder="Search courses"
          onFollow={onNavigate}
        />
        <button
          type="submit"
          className={`centered absolute muted hover-text rounded ${styles.icon}`}
          aria-label="Search"
        >
          {busy ? <Spinner size={16} /> : <Search size={16} aria-hidden />}
        </button>
      </form>
    </search>
  );
};
