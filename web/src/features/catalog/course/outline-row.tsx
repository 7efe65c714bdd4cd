import { BookOpen, ListChecks, type LucideIcon, Play, SquareTerminal, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatDuration } from '#web/src/lib/format.ts';
import { contentTypeLabels } from '#web/src/lib/outline-labels.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './outline-row.module.css';

type Lecture = CourseDetail['sections'][number]['lectures'][number];

const icons: Record<Lecture['contentType'], LucideIcon> = {
  video: Play,
  reading: BookOpen,
  quiz: ListChecks,
  notebook: SquareTerminal,
};

/** Outline row of a lecture: kind, title, access when it is special, and length. */
export const OutlineRow = ({ lecture, isDrip }: { lecture: Lecture; isDrip: boolean }) => {
  const Icon = icons[lecture.contentType];
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>
        <span className={styles.title}>
          <VisuallyHidden>{contentTypeLabels[lecture.contentType]}: </VisuallyHidden>
          {lecture.title}
        </span>
        {lecture.isPreview && (
          <Link className={styles.preview} to="#preview">
            Preview
          </Link>
        )}
        {lecture.type === 'premium' && (
          <Badge icon={<Star size={12} aria-hidden />} tone="award">
            Premium
          </Badge>
        )}
        {isDrip && lecture.type === 'free' && !lecture.isPreview && <Badge tone="accent">Free</Badge>}
      </span>
      <span className={styles.length}>{formatDuration(lecture.duration)}</span>
    </li>
  );
};
