import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { Certificate } from '#contract/schemas/learner.ts';
import { useVisibility } from '#web/src/features/certificates/use-visibility.ts';
import { VisibilityButton } from '#web/src/features/certificates/visibility-button.tsx';
import styles from '#web/src/features/dashboard/continue-card.module.css';
import { CertificatePreview } from '#web/src/lib/certificate-preview.tsx';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';

/** First card of the dashboard for learners who have completed all their courses: the latest certificate. */
export const EarnedCard = ({ certificate }: { certificate: Certificate }) => {
  const { id, courseId, courseTitle, kind, learnerName, issuedAt, signedUrl } = certificate;
  const { isPublic, setVisibility } = useVisibility(certificate);
  const title = certificateTitle(certificate);
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
          </p>
        </div>
        <div className="cluster-12">
          {isPublic && (
            <ButtonLink variant="primary" to={paths.certificate(id)}>
              View certificate
            </ButtonLink>
          )}
          {signedUrl && (
            <ButtonLink variant={isPublic ? 'secondary' : 'primary'} to={signedUrl}>
              PDF<VisuallyHidden> of the certificate for {title}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
        <VisibilityButton flush {...{ title, isPublic, setVisibility }} />
      </div>
    </section>
  );
};
