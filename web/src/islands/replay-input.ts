/** What visitors type into or choose with. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control holds. */
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

/** Whether a control holds something else than the document says. A radio button that lost to another one does not. */
const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const defaultOption = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== defaultOption?.value;
  }
  if (!isCheckable(control)) return control.value !== control.defaultValue;
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
};

/** The controls of the document that were typed into or chosen. */
export const changedControls = (): Control[] =>
  [...document.querySelectorAll<Control>(controlSelector)].filter(isChanged);

/** The control an event is about, if it is one. */
export const controlOf = (target: EventTarget | null): Control | undefined =>
  target instanceof Element && target.matches(controlSelector) ? (target as Control) : undefined;

/** The control itself, or the only one like it where React has written a part anew. */
const currentControl = (control: Control, { value }: ControlState): Control | undefined => {
  if (control.isConnected) return control;
  const candidates = [...document.querySelectorAll<Control>(controlSelector)].filter(
    (other) =>
      other.name === control.name && other.type === control.type && (!isCheckable(other) || other.value === value),
  );
  return candidates.length === 1 ? candidates[0] : undefined;
};

/**
 * Types or chooses again, so that the application hears of it.
 *
 * React notices a change by comparing a control with what it last knew of it, and what it knows at first is what it
 * found when it took the document over: the visitor's entry. Hence the detour over another state. Set on the element
 * itself, that one is known to React (which has laid a property of its own over the element); the entry then comes as
 * from a visitor, past that property: by the prototype's setter, or by a press.
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
  // Fields for addresses have no caret that could be asked for.
  if (isText && caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
};
