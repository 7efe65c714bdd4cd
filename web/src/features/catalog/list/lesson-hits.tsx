import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LectureHit } from '#contract/operations/catalog.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { MarkedText } from '#web/src/ui/marked-text.tsx';
import { joinMarks } from '../join-marks.ts';
import { lessonPath } from '../lesson-path.ts';
import styles from './lesson-hits.module.css';

interface LessonHitsProps {
  course: CourseCard;
  hits: readonly LectureHit[];
  /** Enrolled learners go to the lesson itself. */
  isEnrolled: boolean;
}

const MarkedSentence = ({ sentence = '', marks = [] }: LectureHit) => (
  <q className={`small muted above-4 break-anywhere three-lines ${styles.sentence}`}>
    <MarkedText text={sentence} marks={joinMarks(sentence, marks)} />
  </q>
);

/** Lessons of a course that match the search, each with the matching sentence if it is public. */
export const LessonHits = ({ course, hits, isEnrolled }: LessonHitsProps) => (
  <ul className={`stack-12 ${styles.hits}`} aria-label={`Lessons found in ${course.title}`}>
    {hits.map((hit) => (
      <li key={hit.id} className={`row-12 align-start ${styles.hit}`}>
        <BookOpen className="fixed muted" size={16} strokeWidth={1.75} aria-hidden />
        <div className="fill shrink">
          <Link className="small strong break-anywhere" to={lessonPath(course, hit, isEnrolled)}>
            {hit.title}
          </Link>
          {hit.sentence && <MarkedSentence {...hit} />}
        </div>
      </li>
    ))}
  </ul>
);
