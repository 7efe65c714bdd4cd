import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SkillMap } from '#contract/schemas/skill-map.ts';
import { paths } from '#web/src/lib/paths.ts';
import { BadgeList } from '#web/src/ui/badge-list.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-skills.module.css';
import { MasteryLine } from './mastery-line.tsx';
import { SkillRowSkeleton, SkillRows } from './skill-row.tsx';
import { hasRecords, isStarted, missingText, skillsToRepeat, weakestFirst, weakestSkill } from './skill-strength.ts';

type Course = SkillMap['courses'][number];

/** Whether the course has a lesson of these skills left. */
const hasLessonLeft = ({ skills }: Course): boolean =>
  skills.some(({ lectures }) => lectures.completed < lectures.total);

/** The skills of a course, with the learner's recorded progress in each; those without any are only named. */
const CourseSkills = ({ course }: { course: Course }) => {
  const { courseId, title, skills, mastery } = course;
  const untouched = skills.filter((skill) => !hasRecords(skill));
  return (
    <section aria-labelledby={`skills-${courseId}`}>
      <div className="grid-16 icon-column align-center below-12">
        <Cover id={courseId} className={`rounded ${styles.cover}`} />
        <div className="cluster-8 between">
          <h2 id={`skills-${courseId}`} className="title">
            <Link className="quiet-link" to={paths.course(courseId)}>
              {title}
            </Link>
          </h2>
          {hasLessonLeft(course) && (
            <ButtonLink size="small" to={paths.content(courseId)}>
              Continue<VisuallyHidden> with {title}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      </div>
      <SkillRows skills={weakestFirst(skills)} />
      {untouched.length > 0 && (
        <p className="note above-12 any-width">Not yet: {untouched.map(({ name }) => name).join(', ')}</p>
      )}
      {mastery.state !== 'not-offered' && mastery.state !== 'incomplete' && (
        <div className="above-12">
          <MasteryLine {...{ courseId, title, mastery }} />
        </div>
      )}
    </section>
  );
};

/** Placeholder of a course and two of its skills. */
export const CourseSkillsSkeleton = () => (
  <div>
    <div className="grid-16 icon-column align-center below-24">
      <SkeletonBox shape="cover" className={styles.cover} />
      <SkeletonBox width="14em" height="1.5em" />
    </div>
    <div className="line-above">
      <SkillRowSkeleton />
      <SkillRowSkeleton />
    </div>
  </div>
);

/** Maximum skills named in a row; a longer list ends with how many more there are. */
const shownSkills = 3;

const skillNames = ({ skills }: Course): string => {
  const names = skills.slice(0, shownSkills).map(({ name }) => name);
  const more = skills.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

/** A course in which nothing is recorded yet: what it teaches, and where it starts. */
const NotStarted = ({ course }: { course: Course }) => (
  <li className="grid-16 icon-column relative hoverable align-center">
    <Cover id={course.courseId} className={`rounded ${styles.cover}`} />
    <div className="cluster-8 between">
      <div className="stack-4">
        <h3>
          <Link className={stretchedLink} to={paths.content(course.courseId)}>
            {course.title}
          </Link>
        </h3>
        <p className="note">{skillNames(course)}</p>
      </div>
      <p className="row-4 accent strong small" aria-hidden>
        Start <ChevronRight size={16} strokeWidth={1.75} />
      </p>
    </div>
  </li>
);

/** The course to start with, while nothing is recorded in any. */
const StartHere = ({ course: { courseId, title, skills } }: { course: Course }) => (
  <section aria-labelledby="start-here" className="surface grid-32 five-seven align-center padded-24">
    <Cover id={courseId} className="rounded" />
    <div className="stack-16 start">
      <div className="stack-4">
        <p className="note">Start here</p>
        <h2 id="start-here" className="lead">
          {title}
        </h2>
      </div>
      <BadgeList labels={skills.map(({ name }) => name)} />
      <ButtonLink variant="primary" size="large" to={paths.content(courseId)}>
        Start course
      </ButtonLink>
    </div>
  </section>
);

/** The weakest skill of all courses, with the lesson to read for it; renders nothing without one. */
const WeakestSkill = ({ courses }: { courses: readonly Course[] }) => {
  const weakest = weakestSkill(courses);
  if (!weakest) return null;
  const { skill, course } = weakest;
  const { courseId } = course;
  const hasLesson = skill.lectures.completed < skill.lectures.total;
  // The player finds a lesson by its id, whatever its section.
  const path = skill.nextLectureId ? paths.content(courseId, 0, skill.nextLectureId) : paths.content(courseId);
  return (
    <section aria-labelledby="weakest-skill" className="cluster-16 between surface padded-24">
      <div className="stack-4">
        <p className="note">Practice next · {course.title}</p>
        <h2 id="weakest-skill" className="lead">
          {skill.name}: <span className="inline">{missingText(skill)}</span>
        </h2>
      </div>
      <ButtonLink variant="primary" to={path}>
        {hasLesson ? 'Go to the next lesson' : 'Read the lesson again'}
      </ButtonLink>
    </section>
  );
};

/** The skills with the most to repeat, of all courses; renders nothing without any. */
const SkillsToRepeat = ({ courses }: { courses: readonly Course[] }) => {
  const ranked = skillsToRepeat(courses);
  if (ranked.length === 0) return null;
  return (
    <section aria-labelledby="to-repeat" className="stack-8 surface padded-24 top">
      <h2 id="to-repeat" className="title">
        To review
      </h2>
      <SkillRows
        skills={ranked.map(({ skill }) => skill)}
        note={(skill) => {
          const course = ranked.find((one) => one.skill === skill)?.course;
          return (
            course && (
              <p className="note">
                <Link to={paths.course(course.courseId)}>{course.title}</Link>
              </p>
            )
          );
        }}
      />
    </section>
  );
};

/** The weakest skill, the skills to repeat, all skills of started courses, and what the other courses teach. */
export const SkillOverview = ({ courses }: { courses: readonly Course[] }) => {
  const started = courses.filter(isStarted);
  const fresh = courses.filter((course) => !isStarted(course));
  const [first] = started.length > 0 ? [] : fresh;
  const others = fresh.filter((course) => course !== first);
  return (
    <>
      {first && <StartHere course={first} />}
      <WeakestSkill courses={started} />
      <SkillsToRepeat courses={started} />
      {started.map((course) => (
        <CourseSkills key={course.courseId} course={course} />
      ))}
      {others.length > 0 && (
        <section aria-labelledby="not-started" className="stack-16">
          <h2 id="not-started" className="title">
            {first ? 'Other courses you are enrolled in' : 'Not started'}
          </h2>
          <ul className="rows rows-16">
            {others.map((course) => (
              <NotStarted key={course.courseId} course={course} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
