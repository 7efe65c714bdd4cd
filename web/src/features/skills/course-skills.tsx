import { Link } from 'react-router-dom';
import type { SkillMap, SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { MasteryLine } from './mastery-line.tsx';
import { SkillLegend, SkillRow } from './skill-row.tsx';
import { isStarted, itemsToRepeat, skillStrength, topSkills } from './skill-strength.ts';

type Course = SkillMap['courses'][number];

/** The skills of a course, with the learner's recorded progress in each. */
const CourseSkills = ({ course: { courseId, title, skills, mastery } }: { course: Course }) => (
  <section aria-labelledby={`skills-${courseId}`} className="stack-16">
    <h2 id={`skills-${courseId}`} className="title">
      <Link to={paths.course(courseId)}>{title}</Link>
    </h2>
    <ul className="line-above">
      {skills.map((skill) => (
        <SkillRow key={skill.id} skill={skill} />
      ))}
    </ul>
    {mastery.state !== 'not-offered' && <MasteryLine {...{ courseId, title, mastery }} />}
  </section>
);

interface TopSkillsProps {
  id: string;
  title: string;
  courses: readonly Course[];
  rank: (skill: SkillProgress) => number;
}

/** Three skills of any course under a heading; nothing without any. */
const TopSkills = ({ id, title, courses, rank }: TopSkillsProps) => {
  const ranked = topSkills(courses, rank);
  if (ranked.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack-8 surface padded-24 top">
      <h2 id={id} className="title">
        {title}
      </h2>
      <ul className="line-above">
        {ranked.map(({ skill, course }) => (
          <SkillRow key={`${course.courseId} ${skill.id}`} skill={skill}>
            <p className="note">
              <Link to={paths.course(course.courseId)}>{course.title}</Link>
            </p>
          </SkillRow>
        ))}
      </ul>
    </section>
  );
};

/** The strongest skills and those to repeat, all skills of started courses, and the other courses in one line each. */
export const SkillOverview = ({ courses }: { courses: readonly Course[] }) => {
  const started = courses.filter(isStarted);
  const others = courses.filter((course) => !isStarted(course));
  return (
    <>
      {started.length > 0 && (
        <div className="stack-24">
          <SkillLegend />
          <TopSkills id="strongest" title="Strongest" courses={started} rank={skillStrength} />
          <TopSkills id="to-repeat" title="To repeat" courses={started} rank={itemsToRepeat} />
        </div>
      )}
      {started.map((course) => (
        <CourseSkills key={course.courseId} course={course} />
      ))}
      {others.length > 0 && (
        <section aria-labelledby="not-started" className="stack-16">
          <h2 id="not-started" className="title">
            Not started
          </h2>
          <ul className="rows-12">
            {others.map(({ courseId, title, skills }) => (
              <li key={courseId} className="cluster-12 between">
                <Link to={paths.course(courseId)}>{title}</Link>
                <span className="note numbers">{formatCount(skills.length, 'skill')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
