import { monthly, pmCoachPrice } from '../marketing/facts/prices.ts';
import { pmCoachFigures } from '../marketing/facts/tool-figures.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() =>
  import('../marketing/products/pmcoach/pmcoach-top.tsx').then(({ PmcoachTop }) => PmcoachTop),
);
const Demo = laterPart(() =>
  import('../marketing/demos/pmcoach/conversation-demo.tsx').then(({ ConversationDemo }) => ConversationDemo),
);
const Rest = staticPart(() =>
  import('../marketing/products/pmcoach/pmcoach-rest.tsx').then(({ PmcoachRest }) => PmcoachRest),
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
