import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  max: number;
  /** Change per arrow key. */
  step: number;
  /** Value as text. */
  valueText: string;
  onChange: (value: number) => void;
  /** Called on press and release; in between the value follows the pointer. */
  onHold?: ((held: boolean) => void) | undefined;
  onPointerMove?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  /** Buffered range, on the same scale. */
  buffered?: number | undefined;
  className?: string | undefined;
  /** Shown above the bar, e.g. a hint that follows the pointer. */
  children?: ReactNode;
}

const percent = (value: number, max: number) => `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%`;

/** Native range input under a styled bar, so keyboard, touch and screen readers work as usual. */
export const Slider = (props: SliderProps) => {
  const { label, value, max, step, valueText, onChange, onHold, buffered, className, children } = props;
  const id = useId();
  const cssVariables = {
    '--value': percent(value, max),
    ...(buffered !== undefined && { '--buffered': percent(buffered, max) }),
  } as CSSProperties;
  const valueByKey: Record<string, number> = {
    ...{ ArrowLeft: value - step, ArrowDown: value - step, ArrowRight: value + step, ArrowUp: value + step },
    ...{ PageDown: value - max / 10, PageUp: value + max / 10, Home: 0, End: max },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = valueByKey[event.key];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(0, next)));
  };
  return (
    <div
      className={classNames(`grid relative ${styles.slider}`, className)}
      style={cssVariables}
      onPointerMove={props.onPointerMove}
      onPointerLeave={props.onPointerLeave}
    >
      <span className={`edged ${styles.bar}`} aria-hidden />
      {buffered !== undefined && <span className={styles.buffered} aria-hidden />}
      <span className={`system-colors ${styles.filled}`} aria-hidden />
      <span className={`pill system-colors ${styles.thumb}`} aria-hidden />
      <input
        id={id}
        className={`full ${styles.input}`}
        type="range"
        min={0}
        max={max > 0 ? max : 1}
        step="any"
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        onPointerDown={() => onHold?.(true)}
        onPointerUp={() => onHold?.(false)}
        onPointerCancel={() => onHold?.(false)}
      />
      {children}
    </div>
  );
};
