import {
  Award,
  BookOpen,
  CalendarDays,
  CirclePlay,
  CircleQuestionMark,
  Compass,
  Infinity as Endless,
  FileText,
  FileUp,
  SquareTerminal,
} from 'lucide-react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import styles from './course-includes.module.css';
import { formatCount } from './format.ts';
import { lastOpeningDay, lectureCountLabel } from './outline-labels.ts';

/** Lists what a course includes, counted from its outline. */
export const CourseIncludes = ({ course }: { course: CourseDetail }) => {
  const videos = lectureCountLabel(course, 'video');
  const notebooks = lectureCountLabel(course, 'notebook');
  const explorables = lectureCountLabel(course, 'explore');
  const quizzes = lectureCountLabel(course, 'quiz');
  const assignments = lectureCountLabel(course, 'assignment');
  const lastDay = course.kind === 'drip' ? lastOpeningDay(course) : undefined;
  const lines = [
    {
      Icon: CalendarDays,
      text: lastDay && `${formatCount(course.sectionCount, 'section')}, the last one on day ${lastDay}`,
    },
    { Icon: CirclePlay, text: videos && `${videos} with captions and transcript` },
    { Icon: BookOpen, text: lectureCountLabel(course, 'reading') },
    { Icon: FileText, text: lectureCountLabel(course, 'document') },
    { Icon: CircleQuestionMark, text: quizzes && `${quizzes} with explanations, graded automatically` },
    { Icon: FileUp, text: assignments && `${assignments} that only you grade, against a rubric` },
    { Icon: SquareTerminal, text: notebooks && `${notebooks} to run in your browser` },
    { Icon: Compass, text: explorables && `${explorables} to experiment with` },
    { Icon: Award, text: course.hasCertificate && 'A certificate anyone can verify' },
    { Icon: Endless, text: 'No deadline: learn at your own pace' },
  ];
  return (
    <div className="stack-8">
      <h2 className={`body ${styles.title}`}>This course includes</h2>
      <ul className="stack-8">
        {lines.map(
          ({ Icon, text }) =>
            text && (
              <li key={text} className="row-12 align-start small primary">
                <Icon className="fixed muted above-2" size={18} strokeWidth={1.75} aria-hidden />
                {text}
              </li>
            ),
        )}
      </ul>
    </div>
  );
};
