import { CircleQuestionMark, SquareTerminal } from 'lucide-react';
import { messages } from '#web/src/api/problem-messages.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import type { OutlineEntry } from '../outline.ts';
import styles from './open-in-player-panel.module.css';

const contentByKind = {
  quiz: {
    Icon: CircleQuestionMark,
    title: messages.quizTitle,
    text: 'Questions about what you have learned so far. Passing it completes this lesson.',
    action: 'Take quiz',
  },
  notebook: {
    Icon: SquareTerminal,
    title: 'Notebook',
    text: 'Code to run and edit right in your browser.',
    action: 'Open notebook',
  },
};

interface OpenInPlayerPanelProps {
  courseId: string;
  entry: OutlineEntry;
  kind: keyof typeof contentByKind;
}

/** For a lecture that opens in the course player, not in the drip viewer (docs/product.md#errors). */
export const OpenInPlayerPanel = ({ courseId, entry, kind }: OpenInPlayerPanelProps) => {
  const { Icon, title, text, action } = contentByKind[kind];
  return (
    <section className={styles.panel} aria-labelledby="elsewhere-title">
      <Icon className={styles.icon} size={28} strokeWidth={1.75} aria-hidden />
      <h2 id="elsewhere-title" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink variant="primary" to={paths.content(courseId, entry.sectionIndex, entry.lecture.id)}>
        {action}
      </ButtonLink>
    </section>
  );
};
