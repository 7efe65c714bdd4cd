/** Form controls whose input is replayed. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** State of a control. */
export interface ControlState {
  value: string;
  checked: boolean;
}

const controlSelector = 'input:not([type=hidden], [type=file]), select, textarea';

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

export const controlState = (control: Control): ControlState => ({
  value: control.value,
  checked: isCheckable(control) && control.checked,
});

/** Returns whether a control differs from its HTML. An unchecked radio button counts as unchanged. */
const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const defaultOption = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== defaultOption?.value;
  }
  if (!isCheckable(control)) return control.value !== control.defaultValue;
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
};

/** Returns the document's controls with changed values. */
export const changedControls = (): Control[] =>
  [...document.querySelectorAll<Control>(controlSelector)].filter(isChanged);

/** Returns the event target if it is a control. */
export const controlOf = (target: EventTarget | null): Control | undefined =>
  target instanceof Element && target.matches(controlSelector) ? (target as Control) : undefined;

/** Returns the control, or its only equivalent when React has replaced the element. */
const currentControl = (control: Control, { value }: ControlState): Control | undefined => {
  if (control.isConnected) return control;
  const candidates = [...document.querySelectorAll<Control>(controlSelector)].filter(
    (other) =>
      other.name === control.name && other.type === control.type && (!isCheckable(other) || other.value === value),
  );
  return candidates.length === 1 ? candidates[0] : undefined;
};

/**
 * Sets a control's state again so that React sees a change. React compares a control with the last value it tracked,
 * which at hydration is the visitor's input. So this first sets another state through the property that React defines
 * on the element to track it, and then the visitor's value through the prototype's setter or a click, which React does
 * not track.
 */
export const replayInput = (original: Control, state: ControlState): void => {
  const control = currentControl(original, state);
  if (!control || control.disabled) return;
  if (isCheckable(control)) {
    control.checked = !state.checked;
    control.click();
    return;
  }
  const isText = !(control instanceof HTMLSelectElement);
  const caret = isText && control === document.activeElement ? control.selectionStart : null;
  if (isText) control.value = state.value ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state.value);
  // Email fields do not expose a caret position.
  if (isText && caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
};
