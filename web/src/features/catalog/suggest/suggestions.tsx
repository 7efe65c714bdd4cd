import { BookOpen, GraduationCap, History, Search, Tag, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/src/ui/button.tsx';
import { MarkedText } from '#web/src/ui/marked-text.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { recentSearches } from './recent-searches.ts';
import { recentGroups, type Suggestion } from './suggestion-groups.ts';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

export { recentSearches };

const icons = { recent: History, topic: Tag, course: GraduationCap, lesson: BookOpen, search: Search };

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

const Option = ({ id, suggestion: { kind, text, marks, note, quote }, isActive, onChoose, onRemove }: OptionProps) => {
  const element = useRef<HTMLDivElement>(null);
  const Icon = icons[kind];
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field (aria-activedescendant).
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={`row-12 entry small ${styles.option}`}
      onClick={onChoose}
    >
      <Icon className="fixed muted" size={16} strokeWidth={1.75} aria-hidden />
      <span className="fill break-anywhere">
        <MarkedText text={text} marks={marks} />
        {note && <span className={`label muted block ${styles.note}`}>{note}</span>}
        {quote && (
          <q className={`label muted block ellipsis ${styles.note}`}>
            <MarkedText {...quote} />
          </q>
        )}
      </span>
      {kind === 'recent' && (
        // The Delete key does the same.
        <span
          className={`centered muted hover-text rounded ${styles.remove}`}
          title="Remove"
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <X size={14} />
        </span>
      )}
    </div>
  );
};

export interface SuggestionsProps {
  /** The text field of a form that searches. */
  input: HTMLInputElement;
  /** Called when a suggestion leads to another page. */
  onFollow?: (() => void) | undefined;
}

/** Popup below a search field: recent searches while it is empty, else topics, courses and lessons. */
export const Suggestions = ({ input, onFollow }: SuggestionsProps) => {
  const navigate = useNavigate();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [recent, setRecent] = useState<string[]>([]);
  const found = useSuggestions(isOpen ? text : '');

  const groups = text === '' ? recentGroups(recent) : (found?.groups ?? []);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const isShown = isOpen && options.length > 0;
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}${index}`;

  const isInPopup = (element: Element | null) => popup.current?.contains(element) ?? false;
  const close = () => setOpen(false);
  const choose = ({ path, search }: Suggestion) => {
    close();
    input.value = search ?? '';
    if (search !== undefined) input.form?.requestSubmit();
    if (path === undefined) return;
    onFollow?.();
    void navigate(path);
  };
  const remove = ({ kind, text: search }: Suggestion): boolean => {
    if (kind !== 'recent') return false;
    recentSearches.remove(search);
    setRecent(recentSearches.read());
    return true;
  };
  const clearRecent = () => {
    recentSearches.clear();
    setRecent([]);
    input.focus();
  };
  const activeIndex = useCombobox({
    ...{ input, listId, optionId, optionCount: options.length, isOpen, isInPopup },
    onOpen: (typed) => {
      setText(typed);
      setRecent(recentSearches.read());
      setOpen(true);
    },
    onClose: close,
    onChoose: (index) => choose(options[index] as Suggestion),
    onRemove: (index) => remove(options[index] as Suggestion),
  });

  const status = () => {
    if (!isOpen) return '';
    if (text === '') return recent.length > 0 ? `Recent searches: ${recent.length}. Press Delete to remove one.` : '';
    if (!found?.isCurrent) return '';
    return options.length > 0 ? `Suggestions: ${options.length}.` : 'No suggestions.';
  };

  return (
    <>
      <VisuallyHidden>
        <span role="status">{status()}</span>
      </VisuallyHidden>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the text field.
        <div
          ref={popup}
          className={`raised full primary text-start absolute ${styles.popup}`}
          data-no-print
          onMouseDown={(event) => event.preventDefault()}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== input && !isInPopup(relatedTarget)) close();
          }}
        >
          {text !== '' && found?.correctedText !== undefined && (
            <p className={`note ${styles.changed}`}>
              Suggestions for “<strong>{found.correctedText}</strong>”
            </p>
          )}
          <div id={listId} className={`scrolling ${styles.list}`} role="listbox" aria-label="Suggestions">
            {groups.map(({ label, suggestions }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox.
              <div key={label} role="group" aria-label={label}>
                <div className={`label muted strong ${styles.label}`} aria-hidden>
                  {label}
                </div>
                {suggestions.map((suggestion) => {
                  const index = options.indexOf(suggestion);
                  return (
                    <Option
                      key={suggestion.path ?? suggestion.text}
                      id={optionId(index)}
                      suggestion={suggestion}
                      isActive={index === activeIndex}
                      onChoose={() => choose(suggestion)}
                      onRemove={() => remove(suggestion)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {text === '' && (
            <Button size="small" wide onClick={clearRecent}>
              Clear recent searches
            </Button>
          )}
        </div>
      )}
    </>
  );
};
