import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { didPath } from '#contract/credential/issuer.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { certificateShortId } from '#contract/rules/certificate-short-id.ts';
import type { Revocation } from '#contract/schemas/learner.ts';
import { formatLongDate } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { BadgeList } from '#web/src/ui/badge-list.tsx';
import type { SheetData } from '../certificate-sheet.tsx';
import { revocationReason } from '../revocation-text.ts';
import styles from './certificate-details.module.css';
import { HolderCheck } from './holder-check.tsx';

const Criteria = ({ credential }: { credential: OpenBadge }) => (
  <section className="stack-16" aria-labelledby="criteria">
    <h2 id="criteria" className="title-size">
      Criteria
    </h2>
    <p className="muted">{credential.credentialSubject.achievement.criteria.narrative}</p>
  </section>
);

/** The evidence, without check marks: an entry may say that something was not done, e.g. that no video was played. */
const RecordedEvidence = ({ credential }: { credential: OpenBadge }) => (
  <section className="stack-16" aria-labelledby="evidence">
    <h2 id="evidence" className="title-size">
      What was recorded
    </h2>
    <ul className="lines rows-12 line-above">
      {credential.evidence.map(({ name, narrative }) => (
        <li key={name} className="grid-4 four-eight">
          <h3 className="plain-heading body">{name}</h3>
          <p className="note">{narrative}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Skills = ({ skills }: { skills: readonly string[] }) => (
  <section className="stack-16" aria-labelledby="skills">
    <h2 id="skills" className="title-size">
      Skills
    </h2>
    <BadgeList labels={skills} />
  </section>
);

const Revoked = ({ revocation }: { revocation: Revocation }) => (
  <>
    <time dateTime={revocation.revokedAt}>{formatLongDate(revocation.revokedAt, 'UTC')}</time>.{' '}
    {revocationReason(revocation)}
  </>
);

const Details = ({ credential, data }: { credential: OpenBadge; data: SheetData }) => (
  <section className="stack-16" aria-labelledby="details">
    <h2 id="details" className="title-size">
      Details
    </h2>
    <dl className={`grid small-size ${styles.details}`}>
      <dt className="muted">{data.kind === 'mastery' ? 'Achievement' : 'Course'}</dt>
      <dd>
        <Link to={paths.course(data.courseId)}>{data.courseTitle}</Link>
      </dd>
      <dt className="muted">Course version</dt>
      <dd className={`break-anywhere label-size ${styles.code}`}>{credential.credentialSubject.achievement.version}</dd>
      <dt className="muted">Issued</dt>
      <dd>
        <time dateTime={data.issuedAt}>{formatLongDate(data.issuedAt, 'UTC')}</time>
        {!data.isRevoked && ', does not expire'}
      </dd>
      {data.isRevoked && (
        <>
          <dt className="muted">Revoked</dt>
          <dd>{data.revocation ? <Revoked revocation={data.revocation} /> : 'Date and reason are unavailable.'}</dd>
        </>
      )}
      <dt className="muted">Issuer</dt>
      <dd>
        {credential.issuer.name},{' '}
        <a className={`break-anywhere label-size ${styles.code}`} href={didPath}>
          {credential.issuer.id}
        </a>
      </dd>
      <dt className="muted">Certificate</dt>
      <dd className={`break-anywhere label-size ${styles.code}`}>
        {certificateShortId(data.id)}, in full {data.id}
      </dd>
      <dt className="muted">Format</dt>
      <dd>Open Badges 3.0, W3C Verifiable Credential 2.0</dd>
    </dl>
  </section>
);

/** Criteria, evidence, skills and details of a certificate, with the email check. */
export const CertificateDetails = ({ credential, data }: { credential: OpenBadge; data: SheetData }) => {
  const { achievement, identifier } = credential.credentialSubject;
  const email = identifier.find(({ identityType }) => identityType === 'emailAddress');
  return (
    <div className="stack-48" data-no-print>
      {achievement.tag.length > 0 && <Skills skills={achievement.tag} />}
      <Criteria credential={credential} />
      <RecordedEvidence credential={credential} />
      <section className="stack-16" aria-labelledby="meaning">
        <h2 id="meaning" className="title-size">
          What this verification means
        </h2>
        <p className="muted">
          It proves that {brand.name} signed this certificate and that nothing has changed since, and it shows whether
          it was revoked. It does not prove that the person who sent it to you is {data.learnerName}. The certificate
          contains their email address only as a salted hash: if you know the email address, you can compare it here.
        </p>
        {email && <HolderCheck identity={email} />}
      </section>
      <Details credential={credential} data={data} />
    </div>
  );
};
