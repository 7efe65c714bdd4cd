import { paths } from '../../../site/paths.ts';
import { draftEmailPrice, monthly, trialWords } from '../../facts/prices.ts';
import { draftEmailFigures } from '../../facts/tool-figures.ts';
import { ProductHero } from '../product-hero.tsx';
import { InboxPicture } from './inbox-picture.tsx';

/** Top of DraftEmail's page. */
export const DraftemailTop = () => (
  <ProductHero
    slug="draftemail"
    title="Reply in a minute, and still sound like you"
    lead="An extension for Gmail and Outlook. Note what you want to say, and the draft stands in your reply, in your tone."
    action={{ text: 'Sign up for the preview', to: paths.contact() }}
    facts={[monthly(draftEmailPrice), trialWords, `${draftEmailFigures.templates} templates`]}
    picture={<InboxPicture />}
  />
);
