import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import styles from './choice-menu.module.css';

interface ChoiceMenuProps {
  /** Name of the setting, e.g. "Speed". */
  label: string;
  /** Current choice as text, for the button's name. */
  currentLabel: string;
  icon: ReactNode;
  options: readonly { value: string; text: string }[];
  value: string;
  onSelect: (value: string) => void;
  className?: string | undefined;
}

/** Button that opens a list of choices. Uses native radio buttons, so arrow keys move the choice. */
export const ChoiceMenu = ({ label, currentLabel, icon, options, value, onSelect, className }: ChoiceMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedByPointer = useRef(false);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      openedByPointer.current = false;
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
    };
    const node = root.current;
    document.addEventListener('pointerdown', onPointerDown);
    node?.addEventListener('keydown', onKeyDown);
    node?.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      node?.removeEventListener('keydown', onKeyDown);
      node?.removeEventListener('focusout', onFocusOut);
    };
  }, [isOpen]);

  const selectValue = (chosen: string) => {
    onSelect(chosen);
    if (openedByPointer.current) setOpen(false);
  };

  return (
    <div ref={root} className={classNames('relative', className)} data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        className={`centered hoverable numbers rounded small-size ${styles.button}`}
        aria-label={`${label}: ${currentLabel}`}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen && (
        <fieldset
          id={id}
          className={`grid rounded absolute bordered scrolling ${styles.panel}`}
          onPointerDown={() => {
            openedByPointer.current = true;
          }}
        >
          <legend className={`muted ${styles.legend}`}>{label}</legend>
          {options.map((option) => (
            <label
              key={option.value}
              className={`row-8 hoverable focus-inside nowrap control-height small-size ${styles.option}`}
            >
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={option.value === value}
                onChange={() => selectValue(option.value)}
              />
              {option.text}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
};
