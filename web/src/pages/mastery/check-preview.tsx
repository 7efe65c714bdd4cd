import { Link } from 'react-router-dom';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import { masteryCooldownDays, masteryShare, masteryWaitDays, questionsPerSkill } from '#contract/rules/mastery.ts';
import type { MasteryCheck } from '#contract/schemas/mastery.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { SectionBar } from '#web/src/features/dashboard/section-bar.tsx';
import { NotebookSection } from '#web/src/features/skills/mastery-notebooks.tsx';
import { MasteryLegend, MasterySkills } from '#web/src/features/skills/mastery-skills.tsx';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { completedLabel } from '#web/src/lib/course-labels.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { CardColumns, PageCard } from '#web/src/ui/card-page.tsx';

const noInput = {};

interface CheckPreviewProps {
  courseId: string;
  check: MasteryCheck;
  onStart: () => void;
}

/** What a check asks, what leads to it and to Mastery, and the next step: its start once it is open. */
export const CheckPreview = ({ courseId, check: { courseTitle, mastery }, onStart }: CheckPreviewProps) => {
  const { skills, state } = mastery;
  const account = useAccount();
  const name = account.status === 'authenticated' ? account.user.name : '';
  const { data } = useOperation('listEnrolledCourses', noInput);
  const course = data?.courses.find(({ id }) => id === courseId);
  const missing = skills.filter(({ isShown }) => !isShown);
  const facts = [
    { name: 'Questions', value: `${missing.length * questionsPerSkill} (${questionsPerSkill} per skill)` },
    { name: 'To pass a skill', value: `${masteryShare * 100}% correct` },
    { name: 'Next try', value: `after ${formatCount(masteryCooldownDays, 'day')}` },
  ];
  const steps = [
    ...(state === 'incomplete' ? ['Complete the course.', `Wait ${formatCount(masteryWaitDays, 'day')}.`] : []),
    'Answer new questions about each skill.',
    'Demonstrate every skill and get the Mastery certificate.',
  ];
  return (
    <CardColumns>
      <PageCard
        label="The check"
        picture={
          <div className="padded-24 ground-sunken">
            <CertificatePreview
              isUnearned
              kind="mastery"
              name={name}
              course={{ id: courseId, title: certificateTitle({ courseTitle, kind: 'mastery' }) }}
            />
          </div>
        }
      >
        <dl className="lines">
          {facts.map(({ name, value }) => (
            <div key={name} className="row-16 between padded-block-8">
              <dt className="muted">{name}</dt>
              <dd className="strong numbers">{value}</dd>
            </div>
          ))}
        </dl>
        {state === 'open' && (
          <Button variant="primary" size="large" wide onClick={onStart}>
            Start mastery check
          </Button>
        )}
        {state === 'incomplete' && course && (
          <div className="stack-8">
            <SectionBar course={course} />
            <p className="note">{completedLabel(course, course.countedLectures)}</p>
          </div>
        )}
        {state === 'incomplete' && (
          <ButtonLink variant="primary" size="large" wide to={paths.content(courseId)}>
            {course && course.completedLectures.length === 0 ? 'Start the course' : 'Continue the course'}
          </ButtonLink>
        )}
      </PageCard>
      <div className="stack-48 top">
        <section className="stack-16" aria-labelledby="mastery-steps">
          <h2 id="mastery-steps" className="title">
            How you get there
          </h2>
          <ol className="rows rows-16">
            {steps.map((step, index) => (
              <li key={step} className="row-16 align-baseline">
                <span className="mono numbers fixed" aria-hidden>
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section className="stack-16" aria-labelledby="mastery-asks">
          <div className="cluster-16 between align-baseline">
            <h2 id="mastery-asks" className="title">
              {missing.length < skills.length ? 'Skills' : 'Skills covered'}
            </h2>
            <Link to={paths.skills()}>Your progress</Link>
          </div>
          {missing.length < skills.length && <MasteryLegend />}
          <MasterySkills mastery={mastery} />
        </section>
        {state !== 'incomplete' && <NotebookSection {...{ courseId }} notebooks={mastery.notebooks} />}
      </div>
    </CardColumns>
  );
};
