import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './mastery.module.css';
import { MasteryLine } from './mastery-line.tsx';
import { MasteryNotebooks } from './mastery-notebooks.tsx';
import { MasteryLegend, MasterySkills } from './mastery-skills.tsx';
import { isCertificateMissing, openMastery } from './open-mastery.ts';

const noInput = {};

/** Says that Mastery is shown without its certificate, and leads to the page that makes it. */
const MissingCertificate = ({ courseId, title }: { courseId: string; title: string }) => (
  <div className="stack-12 start">
    <p className="muted">You have demonstrated every skill and can now get your Mastery certificate.</p>
    <ButtonLink variant="primary" to={paths.mastery(courseId)}>
      Get the certificate<VisuallyHidden> for Mastery of {title}</VisuallyHidden>
    </ButtonLink>
  </div>
);

/**
 * Lists what each completed course still needs for Mastery, by skill and notebook, or that its certificate has not been
 * made yet. Renders nothing without such a course.
 */
export const MasterySection = () => {
  const { data } = useOperation('getSkillMap', noInput);
  const owned = useOperation('listCertificates', noInput);
  if (!data || !owned.data) return null;
  const { certificates } = owned.data;
  const courses = openMastery(data.courses, certificates);
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="mastery-title" className="stack-24">
      <div className="stack-8">
        <h2 id="mastery-title">Mastery</h2>
        <p className="muted">
          A mastery check asks questions that you have not seen before, on each skill of a course you have completed.
        </p>
        <MasteryLegend />
      </div>
      <ul className={`grid-32 ${styles.courses}`}>
        {courses.map((course) => {
          const { courseId, title, mastery } = course;
          return (
            <li key={courseId} className="stack-12 surface padded-24 top">
              <h3>{title}</h3>
              {isCertificateMissing(course, certificates) ? (
                <MissingCertificate {...{ courseId, title }} />
              ) : (
                <>
                  <MasteryLine {...{ courseId, title, mastery }} />
                  <MasterySkills mastery={mastery} />
                  <MasteryNotebooks {...{ courseId }} notebooks={mastery.notebooks} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
