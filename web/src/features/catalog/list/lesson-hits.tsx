import { BookOpen } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { LectureHit } from '#contract/operations/catalog.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { lessonPath } from '../lesson-path.ts';
import styles from './lesson-hits.module.css';

interface LessonHitsProps {
  course: CourseCard;
  hits: readonly LectureHit[];
  /** Enrolled learners go to the lesson itself. */
  isEnrolled: boolean;
}

/** Joins marks of adjacent words, so that a phrase is marked as one. */
const joinMarks = (sentence: string, marks: NonNullable<LectureHit['marks']>): [from: number, to: number][] => {
  const joined: [from: number, to: number][] = [];
  for (const [from, to] of marks) {
    const last = joined.at(-1);
    if (last && /^[\s-]*$/.test(sentence.slice(last[1], from))) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
};

const MarkedSentence = ({ sentence = '', marks: words = [] }: LectureHit) => {
  const marks = joinMarks(sentence, words);
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <q className={`small muted above-4 break-anywhere three-lines ${styles.sentence}`}>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {sentence.slice(ends[index], from)}
          <mark>{sentence.slice(from, to)}</mark>
        </Fragment>
      ))}
      {sentence.slice(ends.at(-1))}
    </q>
  );
};

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
