import { useOperation } from '#web/src/api/use-operation.ts';
import styles from './mastery.module.css';
import { MasteryLine } from './mastery-line.tsx';
import { MasterySkills } from './mastery-skills.tsx';

const noInput = {};
/** States of a completed course whose Mastery is not shown yet. */
const underWay: readonly string[] = ['waiting', 'open', 'exhausted', 'notebooks'];

/** What is missing for Mastery of each completed course, skill by skill; nothing while there is no such course. */
export const MasterySection = () => {
  const { data } = useOperation('getSkillMap', noInput);
  const courses = data?.courses.filter(({ mastery }) => underWay.includes(mastery.state)) ?? [];
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="mastery-title" className="stack-24">
      <h2 id="mastery-title">Mastery</h2>
      <ul className={`grid-32 ${styles.courses}`}>
        {courses.map(({ courseId, title, mastery }) => (
          <li key={courseId} className="stack-12 surface padded-24 top">
            <h3>{title}</h3>
            <MasteryLine {...{ courseId, title, mastery }} />
            <MasterySkills skills={mastery.skills} />
          </li>
        ))}
      </ul>
    </section>
  );
};
