import { ChoiceMenu } from './choice-menu.tsx';
import type { Quality } from './use-stream.ts';

const automatic = 'auto';

/** Menu of renditions; absent when there is nothing to choose. */
export const QualityMenu = ({ quality: { heights, chosen, choose } }: { quality: Quality }) => {
  if (heights.length < 2) return null;
  const label = chosen === undefined ? 'Auto' : `${chosen}p`;
  return (
    <ChoiceMenu
      label="Quality"
      currentLabel={label}
      icon={label}
      options={[
        { value: automatic, text: 'Auto' },
        ...heights.map((height) => ({ value: `${height}`, text: `${height}p` })),
      ]}
      value={`${chosen ?? automatic}`}
      onSelect={(value) => choose(value === automatic ? undefined : Number(value))}
    />
  );
};
