import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { monthly, pmCoachPrice } from '../marketing/facts/prices.ts';
import { pmCoachFigures } from '../marketing/facts/tool-figures.ts';

const Top = staticIsland(() =>
  import('../marketing/products/pmcoach-content.tsx').then(({ PmcoachHero }) => PmcoachHero),
);
const Demo = lazyIsland(() =>
  import('../marketing/demos/pmcoach/conversation-demo.tsx').then(({ ConversationDemo }) => ConversationDemo),
);
const Rest = staticIsland(() =>
  import('../marketing/products/pmcoach-content.tsx').then(({ PmcoachSections }) => PmcoachSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="PMCoach: practice for stakeholder conversations"
      description={`Practice difficult stakeholder conversations in ${pmCoachFigures.scenarios} scenarios before you have them. ${monthly(pmCoachPrice)}.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
