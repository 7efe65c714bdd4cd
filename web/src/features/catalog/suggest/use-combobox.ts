import { useEffect, useEffectEvent, useState } from 'react';

interface ComboboxOptions {
  /** The text field; another component renders it. */
  input: HTMLInputElement;
  listId: string;
  optionId: (index: number) => string;
  /** Number of options; none are shown when it is 0. */
  optionCount: number;
  isOpen: boolean;
  /** Returns whether an element is in the popup. */
  isInPopup: (element: Element | null) => boolean;
  /** Called to open the popup, with the trimmed text of the field. */
  onOpen: (text: string) => void;
  onClose: () => void;
  onChoose: (index: number) => void;
  /** Called for the Delete key; returns whether the option was removed. */
  onRemove: (index: number) => boolean;
}

/** Sets a field's text so that React notices, as if it had been typed. */
const typeText = (input: HTMLInputElement, text: string): void => {
  // Uses the prototype's setter: React tracks the element's own setter and would see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Returns the next of `count` options in a cycle that includes the text itself, at -1. */
const nextIndex = (index: number, step: 1 | -1, count: number): number =>
  ((index + 2 + step + count) % (count + 1)) - 1;

/**
 * Gives a text field the keys and attributes of an editable combobox with a listbox (WAI-ARIA Authoring Practices): the
 * focus stays in the field, and `aria-activedescendant` names the active option. Returns that option's index; -1 while
 * no option is active.
 */
export const useCombobox = ({
  input,
  listId,
  optionId,
  optionCount,
  isOpen,
  isInPopup,
  onOpen,
  onClose,
  onChoose,
  onRemove,
}: ComboboxOptions): number => {
  const [index, setIndex] = useState(-1);
  const isShown = isOpen && optionCount > 0;
  const activeIndex = isShown && index < optionCount ? index : -1;

  const open = () => {
    setIndex(-1);
    onOpen(input.value.trim());
  };
  const close = () => {
    setIndex(-1);
    onClose();
  };

  const onArrow = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (!isShown) open();
    else if (event.altKey) close();
    else setIndex(nextIndex(activeIndex, step, optionCount));
  };
  const onEscape = (event: KeyboardEvent) => {
    if (!isShown && input.value === '') return;
    // Escape must not close a dialog around the field.
    event.preventDefault();
    event.stopPropagation();
    if (isShown) close();
    else typeText(input, '');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') onArrow(event, key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape') onEscape(event);
    else if (activeIndex < 0) return;
    // The caret moves in the text.
    else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setIndex(-1);
    else if (key === 'Enter') {
      event.preventDefault();
      onChoose(activeIndex);
    } else if (key === 'Delete' && onRemove(activeIndex)) event.preventDefault();
  });
  const onInput = useEffectEvent(open);
  const onFocus = useEffectEvent(() => {
    if (input.value === '') open();
  });
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!isInPopup(relatedTarget as Element | null)) close();
  });
  const onSubmit = useEffectEvent(close);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('focus', onFocus, { signal });
    input.addEventListener('click', onFocus, { signal });
    input.addEventListener('blur', onBlur, { signal });
    input.form?.addEventListener('submit', onSubmit, { signal });
    // The field may have been focused, and typed into, while this code was loading.
    if (input === document.activeElement) onInput();
    return () => listeners.abort();
  }, [input]);

  const activeId = activeIndex < 0 ? undefined : optionId(activeIndex);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, isShown, listId, activeId]);

  return activeIndex;
};
