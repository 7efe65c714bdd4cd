import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { draftEmailPrice, monthly, trialLabel } from '../marketing/facts/prices.ts';
import { draftEmailFigures } from '../marketing/facts/tool-figures.ts';

const Top = staticIsland(() =>
  import('../marketing/products/draftemail-content.tsx').then(({ DraftemailHero }) => DraftemailHero),
);
const Demo = lazyIsland(() => import('../marketing/demos/draftemail/tone-demo.tsx').then(({ ToneDemo }) => ToneDemo));
const Rest = staticIsland(() =>
  import('../marketing/products/draftemail-content.tsx').then(({ DraftemailSections }) => DraftemailSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="DraftEmail: email in your tone, in Gmail and Outlook"
      description={`An extension for Gmail and Outlook that drafts replies in your tone, with ${draftEmailFigures.templates} templates. ${monthly(draftEmailPrice)}, ${trialLabel}.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
