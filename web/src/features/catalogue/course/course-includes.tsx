import { Award, BookOpen, CalendarDays, Infinity as Endless, ListChecks, Play, SquareTerminal } from 'lucide-react';
import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { formatCount } from '../../../site/format.ts';
import styles from './course-includes.module.css';
import { countOf, daysUntilOpen } from './course-words.ts';

/** What one gets with a course, counted from its outline. */
export const CourseIncludes = ({ course }: { course: CourseDetail }) => {
  const videos = countOf(course, 'video');
  const notebooks = countOf(course, 'notebook');
  const quizzes = countOf(course, 'quiz');
  const days = course.kind === 'drip' ? daysUntilOpen(course) : undefined;
  const lines = [
    { Icon: CalendarDays, text: days && `${formatCount(course.sectionCount, 'section')} over ${days} days` },
    { Icon: Play, text: videos && `${videos} with captions and transcript` },
    { Icon: BookOpen, text: countOf(course, 'reading') },
    { Icon: ListChecks, text: quizzes && `${quizzes} with explanations` },
    { Icon: SquareTerminal, text: notebooks && `${notebooks}, run in your browser` },
    { Icon: Award, text: course.hasCertificate && 'A certificate anyone can verify' },
    { Icon: Endless, text: 'No end date: take the time you need' },
  ];
  return (
    <div>
      <h2 className={styles.title}>This course includes</h2>
      <ul className={styles.list}>
        {lines.map(
          ({ Icon, text }) =>
            text && (
              <li key={text} className={styles.line}>
                <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
                {text}
              </li>
            ),
        )}
      </ul>
    </div>
  );
};
