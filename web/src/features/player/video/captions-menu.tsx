import { Captions as CaptionsIcon } from 'lucide-react';
import { useStore } from '#web/src/lib/store.ts';
import type { Captions } from './captions.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import styles from './controls.module.css';

const none = 'none';

/** Menu of caption languages with "off"; absent when the video has no captions. */
export const CaptionsMenu = ({ captions }: { captions: Captions }) => {
  const files = useStore(captions.store, (state) => state.files);
  const shown = useStore(captions.store, (state) => state.shown);
  if (files.length === 0) return null;
  const currentLabel = files.find(({ language }) => language === shown)?.label ?? 'Off';
  return (
    <ChoiceMenu
      className={shown === null ? undefined : styles.isOn}
      label="Captions"
      currentLabel={currentLabel}
      icon={<CaptionsIcon size={20} strokeWidth={1.75} aria-hidden />}
      options={[
        { value: none, text: 'Off' },
        ...files.map(({ language, label }) => ({ value: language, text: label })),
      ]}
      value={shown ?? none}
      onSelect={(value) => captions.show(value === none ? null : value)}
    />
  );
};
