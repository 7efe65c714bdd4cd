import { FileUp, SquareTerminal } from 'lucide-react';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './lecture-body.module.css';
import type { LectureView } from './lecture-view.ts';

const contentByKind = {
  notebook: {
    Icon: SquareTerminal,
    title: 'Notebook',
    text: 'Code to run and edit right in your browser.',
    action: 'Open notebook',
  },
  assignment: {
    Icon: FileUp,
    title: 'Assignment',
    text: 'Work that you submit and assess yourself. Submitting it completes this lesson.',
    action: 'Open assignment',
  },
};

/** For a notebook or an assignment that opens in the course player, not in the drip viewer (docs/product.md#errors). */
export const OpenInPlayerPanel = ({ view: { source, entry } }: { view: LectureView }) => {
  const { Icon, title, text, action } = contentByKind[entry.lecture.contentType as keyof typeof contentByKind];
  return (
    <section className={`stack-12 surface start ${styles.elsewhere}`} aria-labelledby="elsewhere-title">
      <Icon className="accent" size={28} strokeWidth={1.75} aria-hidden />
      <h2 id="elsewhere-title" className="title">
        {title}
      </h2>
      <p className={`muted below-12 ${styles.text}`}>{text}</p>
      <ButtonLink variant="primary" to={source.coursePlayerUrl?.(entry) ?? source.homeUrl}>
        {action}
      </ButtonLink>
    </section>
  );
};
