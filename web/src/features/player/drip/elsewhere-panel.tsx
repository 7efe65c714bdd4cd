import { CircleQuestionMark, SquareTerminal } from 'lucide-react';
import { messages } from '../../../api/problem-messages.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { PlacedLecture } from '../outline.ts';
import styles from './elsewhere-panel.module.css';

const kinds = {
  quiz: {
    Icon: CircleQuestionMark,
    title: messages.quizTitle,
    text: 'Questions on what you have learned so far. Passing it completes this lecture.',
    action: 'Take the quiz',
  },
  notebook: {
    Icon: SquareTerminal,
    title: 'Notebook',
    text: 'Code to run and to change, right in your browser.',
    action: 'Open the notebook',
  },
};

interface ElsewherePanelProps {
  courseId: string;
  placed: PlacedLecture;
  kind: keyof typeof kinds;
}

/** A lecture that opens in the course player, not in the drip viewer (SPEC section 8). */
export const ElsewherePanel = ({ courseId, placed, kind }: ElsewherePanelProps) => {
  const { Icon, title, text, action } = kinds[kind];
  return (
    <section className={styles.panel} aria-labelledby="elsewhere-title">
      <Icon className={styles.icon} size={28} strokeWidth={1.75} aria-hidden />
      <h2 id="elsewhere-title" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink look="primary" to={paths.content(courseId, placed.sectionIndex, placed.lecture.id)}>
        {action}
      </ButtonLink>
    </section>
  );
};
