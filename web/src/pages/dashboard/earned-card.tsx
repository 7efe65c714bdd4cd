import { linkedInUrl } from '#contract/linkedin-url.ts';
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
    <section className="surface stack-24 middle padded-24" aria-labelledby="earned-title">
      <div className="stack-4">
        <p className="note">You have completed all your courses</p>
        <h2 id="earned-title" className={styles.title}>
          You {kind ? 'mastered' : 'finished'} {courseTitle}
        </h2>
      </div>
      <div className="grid-24 one-column seven-five align-stretch">
        <CertificatePreview name={learnerName} course={{ id: courseId, title }} kind={kind ?? 'completion'} />
        <div className="stack-12 middle">
          {isPublic && (
            <ButtonLink wide variant="primary" to={paths.certificate(id)}>
              View certificate
            </ButtonLink>
          )}
          {signedUrl && (
            <ButtonLink wide variant={isPublic ? 'secondary' : 'primary'} to={signedUrl}>
              Download PDF<VisuallyHidden> of the certificate for {title}</VisuallyHidden>
            </ButtonLink>
          )}
          {isPublic && (
            <ButtonLink wide to={linkedInUrl(certificate)}>
              Add to LinkedIn
            </ButtonLink>
          )}
          <p className="note">
            Issued {formatDay(issuedAt)}. {isPublic ? 'Anyone with its link can see it.' : 'Only you can see it.'}
          </p>
          <p>
            <VisibilityButton flush {...{ title, isPublic, setVisibility }} />
          </p>
        </div>
      </div>
    </section>
  );
};
