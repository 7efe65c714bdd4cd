import { paths } from '#web/src/lib/paths.ts';
import { draftEmailPrice, monthly, trialLabel } from '#web/src/marketing/facts/prices.ts';
import { draftEmailFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { ProductHero } from '../product-hero.tsx';
import { InboxIllustration } from './inbox-illustration.tsx';

export const DraftemailHero = () => (
  <ProductHero
    slug="draftemail"
    title="Reply in a minute, and still sound like you"
    lead="An extension for Gmail and Outlook. Jot down what you want to say, and the draft appears in your reply, in your tone."
    action={{ text: 'Sign up for the preview', to: paths.contact() }}
    facts={[monthly(draftEmailPrice), trialLabel, `${draftEmailFigures.templates} templates`]}
    picture={<InboxIllustration />}
  />
);
