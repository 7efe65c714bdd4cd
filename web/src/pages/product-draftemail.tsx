import { draftEmailPrice, monthly, trialWords } from '../marketing/facts/prices.ts';
import { draftEmailFigures } from '../marketing/facts/tool-figures.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() =>
  import('../marketing/products/draftemail/draftemail-top.tsx').then(({ DraftemailTop }) => DraftemailTop),
);
const Demo = laterPart(() => import('../marketing/demos/draftemail/tone-demo.tsx').then(({ ToneDemo }) => ToneDemo));
const Rest = staticPart(() =>
  import('../marketing/products/draftemail/draftemail-rest.tsx').then(({ DraftemailRest }) => DraftemailRest),
);

export const Component = () => (
  <>
    <PageMeta
      title="DraftEmail: email in your tone, in Gmail and Outlook"
      description={`An extension for Gmail and Outlook that drafts replies in your tone, with ${draftEmailFigures.templates} templates. ${monthly(draftEmailPrice)}, ${trialWords}.`}
    />
    <Top />
    <Demo />
    <Rest />
  </>
);
