import { type RefObject, useEffect } from 'react';
import { actionFor, type KeyContext, type PlayerAction } from './shortcuts.ts';

const fieldSelector = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const pressableSelector = 'button, summary, [role="tab"], [role="slider"]';

const keyContext = (target: Element, stage: Element | null): KeyContext => ({
  isTyping: target.matches(fieldSelector),
  takesSpace: target.matches(pressableSelector),
  takesArrows: target.matches('input[type="range"], [role="tab"]'),
  isInPlayer: stage?.contains(target) ?? false,
});

/** Handles keyboard shortcuts while the stage is mounted. Ignores keys with Ctrl, Alt or Meta, and keys in a dialog. */
export const useShortcuts = (
  stage: RefObject<HTMLElement | null>,
  isOn: boolean,
  run: (action: PlayerAction) => void,
): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest('dialog')) return;
      const action = actionFor(event.key, keyContext(target, stage.current));
      // The dialog always opens, because it holds the switch for the other shortcuts.
      if (!action || (!isOn && action.type !== 'help')) return;
      event.preventDefault();
      run(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [stage, isOn, run]);
};
