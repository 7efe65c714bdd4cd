import { Link } from 'react-router-dom';
import type { SkillMap, SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import styles from './course-skills.module.css';
import { MasteryLine } from './mastery-line.tsx';

interface FigureProps {
  /** What is counted, e.g. `Seen`. */
  name: string;
  skill: string;
  count: number;
  total: number;
  noun: string;
  /** Follows the figure, e.g. `2 more answered`. */
  note?: string | undefined;
}

const Figure = ({ name, skill, count, total, noun, note }: FigureProps) => (
  <div className={`grid top ${styles.figure}`}>
    <dt className="note">{name}</dt>
    <dd className="stack-4 numbers">
      {total === 0 ? (
        <span className="muted">No {noun}s</span>
      ) : (
        <>
          <ProgressBar value={(100 * count) / total} label={`${name}: ${skill}`} />
          <span>
            {count} of {formatCount(total, noun)}
          </span>
        </>
      )}
      {note && <span className="note">{note}</span>}
    </dd>
  </div>
);

const Skill = ({ skill }: { skill: SkillProgress }) => {
  const { name, lectures, questions, selfChecks } = skill;
  const wrong = questions.asked - questions.correct;
  const toRepeat = selfChecks.answered - selfChecks.hadIt;
  return (
    <li className={`line-below grid ${styles.skill}`}>
      <h3 className="body strong">{name}</h3>
      <dl className={`stack-12 ${styles.figures}`}>
        <Figure name="Seen" skill={name} count={lectures.completed} total={lectures.total} noun="lesson" />
        <Figure
          name="Passed"
          skill={name}
          count={questions.correct}
          total={questions.total}
          noun="question"
          note={wrong > 0 ? `${wrong} answered wrong` : undefined}
        />
        <Figure
          name="Recalled"
          skill={name}
          count={selfChecks.hadIt}
          total={selfChecks.total}
          noun="self-check"
          note={toRepeat > 0 ? `${toRepeat} to repeat` : undefined}
        />
      </dl>
    </li>
  );
};

/** The skills of a course, with the learner's recorded progress in each. */
export const CourseSkills = ({
  course: { courseId, title, skills, mastery },
}: {
  course: SkillMap['courses'][number];
}) => (
  <section aria-labelledby={`skills-${courseId}`} className="stack-16">
    <h2 id={`skills-${courseId}`} className="title">
      <Link to={paths.course(courseId)}>{title}</Link>
    </h2>
    <ul className="line-above">
      {skills.map((skill) => (
        <Skill key={skill.id} skill={skill} />
      ))}
    </ul>
    <MasteryLine courseId={courseId} title={title} mastery={mastery} />
  </section>
);
