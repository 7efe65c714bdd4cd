import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { Certificate } from '#contract/schemas/learner.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { useVisibility } from '#web/src/features/certificates/use-visibility.ts';
import { VisibilityButton } from '#web/src/features/certificates/visibility-button.tsx';
import styles from '#web/src/features/dashboard/continue-card.module.css';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';

const noInput = {};

/**
 * First card of the dashboard for learners who have completed all their courses: the latest certificate, and an open
 * mastery check.
 */
export const EarnedCard = ({ certificate }: { certificate: Certificate }) => {
  const { id, courseId, courseTitle, kind, learnerName, issuedAt, signedUrl } = certificate;
  const { isPublic, setVisibility } = useVisibility(certificate);
  const title = certificateTitle(certificate);
  const { data: skillMap, isLoading } = useOperation('getSkillMap', noInput);
  if (isLoading) return <SkeletonBox shape="card" />;
  const openChecks = skillMap?.courses.filter(({ mastery }) => mastery.state === 'open') ?? [];
  const check = openChecks.find((course) => course.courseId === courseId) ?? openChecks[0];
  return (
    <section className={`surface grid align-center ${styles.card}`} aria-labelledby="earned-title">
      <div className="padded-24">
        <CertificatePreview name={learnerName} course={{ id: courseId, title }} kind={kind ?? 'completion'} />
      </div>
      <div className={`stack-16 start middle ${styles.body}`}>
        <div className="stack-8">
          <p className="note">You have completed all your courses</p>
          <h2 id="earned-title" className={styles.title}>
            You {kind ? 'mastered' : 'finished'} {courseTitle}
          </h2>
          <p className="muted">
            Your certificate was issued on {formatDay(issuedAt)}.{' '}
            {isPublic ? 'Anyone with its link can see it.' : 'Only you can see it.'}
            {check && ` The mastery check of ${check.title} is open.`}
          </p>
        </div>
        <div className="cluster-12">
          {check && (
            <ButtonLink variant="primary" to={paths.mastery(check.courseId)}>
              Take mastery check
            </ButtonLink>
          )}
          {isPublic && (
            <ButtonLink variant={check ? 'secondary' : 'primary'} to={paths.certificate(id)}>
              View certificate
            </ButtonLink>
          )}
          {signedUrl && (
            <ButtonLink variant={check || isPublic ? 'secondary' : 'primary'} to={signedUrl}>
              Download PDF<VisuallyHidden> of the certificate for {title}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
        <VisibilityButton flush {...{ title, isPublic, setVisibility }} />
      </div>
    </section>
  );
};
