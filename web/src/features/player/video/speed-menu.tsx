import { useStore } from '#web/src/lib/store.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import type { Playback } from './playback.ts';
import { speeds } from './shortcuts.ts';

const options = speeds.map((speed) => ({ value: `${speed}`, text: speed === 1 ? 'Normal' : `${speed}×` }));

/** Playback speed from half to double. */
export const SpeedMenu = ({ playback, onChoose }: { playback: Playback; onChoose: (speed: number) => void }) => {
  const speed = useStore(playback.store, (state) => state.speed);
  return (
    <ChoiceMenu
      label="Speed"
      currentLabel={`${speed}×`}
      icon={`${speed}×`}
      options={options}
      value={`${speed}`}
      onSelect={(value) => onChoose(Number(value))}
    />
  );
};
