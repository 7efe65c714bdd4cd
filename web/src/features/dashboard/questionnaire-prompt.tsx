import { X } from 'lucide-react';
import { paths } from '../../site/paths.ts';
import { useDismissal } from '../../site/use-dismissal.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './questionnaire-prompt.module.css';

/** Asks someone who has not answered the questionnaire to do so, unless they do not want to be asked. */
export const QuestionnairePrompt = () => {
  const prompt = useDismissal('questionnaire-prompt');
  if (prompt.isDismissed) return null;
  return (
    <section className={styles.prompt} aria-labelledby="prompt-title">
      <div className={styles.words}>
        <h2 id="prompt-title" className={styles.title}>
          What do you want to be able to do?
        </h2>
        <p className={styles.text}>Answer five short questions, and what we recommend follows from them.</p>
      </div>
      <ButtonLink to={`${paths.profile()}#learning-path`}>Answer five questions</ButtonLink>
      <IconButton
        className={styles.dismiss}
        label="Do not ask again"
        icon={<X size={20} aria-hidden />}
        onClick={prompt.dismiss}
      />
    </section>
  );
};
