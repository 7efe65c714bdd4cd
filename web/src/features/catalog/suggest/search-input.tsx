import { type ComponentProps, type ComponentType, lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { maxSearchLength } from '#contract/rules/search/max-search-length.ts';
import type { SuggestionsProps } from './suggestions.tsx';

let pendingModule: Promise<typeof import('./suggestions.tsx') | undefined> | undefined;
/** Undefined when the code cannot be loaded, e.g. offline: the field still searches. */
const loadModule = () => {
  pendingModule ??= import('./suggestions.tsx').catch(() => undefined);
  return pendingModule;
};

const Suggestions = lazy(async (): Promise<{ default: ComponentType<SuggestionsProps> }> => {
  const module = await loadModule();
  return { default: module?.Suggestions ?? (() => null) };
});

/** Adds a search to the recent ones of this browser. */
export const rememberSearch = (search: string): void =>
  void loadModule().then((module) => module?.recentSearches.add(search));

interface SearchInputProps extends ComponentProps<'input'> {
  /** Called when a suggestion leads to another page. */
  onFollow?: (() => void) | undefined;
}

/** Text field of a course search, a combobox. The code of its suggestions loads when the field is used. */
export const SearchInput = ({ onFollow, ...props }: SearchInputProps) => {
  const [usedInput, setUsedInput] = useState<HTMLInputElement>();
  const onUse = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setUsedInput(currentTarget);
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-label="Search courses"
        name="search"
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onUse}
        onInput={onUse}
        {...props}
      />
      {usedInput && (
        <Suspense>
          <Suggestions input={usedInput} onFollow={onFollow} />
        </Suspense>
      )}
    </>
  );
};
