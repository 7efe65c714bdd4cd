import { paths } from '#web/src/lib/paths.ts';
import { useDismissal } from '#web/src/lib/use-dismissal.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { OfferCard } from './offer-card.tsx';

/** Prompts learners to answer the questionnaire, unless they have answered or dismissed it. */
export const QuestionnairePrompt = () => {
  const prompt = useDismissal('questionnaire-prompt');
  if (prompt.isDismissed) return null;
  return (
    <OfferCard
      title="What do you want to be able to do?"
      text="Answer five short questions to get course recommendations."
      onDismiss={prompt.dismiss}
    >
      <ButtonLink to={`${paths.profile()}#learning-path`}>Answer five questions</ButtonLink>
    </OfferCard>
  );
};
