import { paths } from '../../lib/paths.ts';
import { useDismissal } from '../../lib/use-dismissal.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OfferCard } from './offer-card.tsx';

/** Asks someone who has not answered the questionnaire to do so, unless they do not want to be asked. */
export const QuestionnairePrompt = () => {
  const prompt = useDismissal('questionnaire-prompt');
  if (prompt.isDismissed) return null;
  return (
    <OfferCard
      title="What do you want to be able to do?"
      text="Answer five short questions, and what we recommend follows from them."
      onDismiss={prompt.dismiss}
    >
      <ButtonLink to={`${paths.profile()}#learning-path`}>Answer five questions</ButtonLink>
    </OfferCard>
  );
};
