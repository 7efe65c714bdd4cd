import { type CSSProperties, Suspense } from 'react';
import { brand } from '#contract/brand.ts';
import { brandMark } from '#contract/brand-mark.ts';
import { seal } from '#contract/certificate-seal.ts';
import { certificateShortId } from '#contract/rules/certificate-short-id.ts';
import { instructorIn } from '#contract/rules/certificate-summary.ts';
import type { Certificate, Revocation } from '#contract/schemas/learner.ts';
import { formatLongDate } from '#web/src/lib/format.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './certificate-sheet.module.css';
import { revokedOn } from './revocation-text.ts';

export interface SheetData
  extends Pick<Certificate, 'id' | 'courseId' | 'courseTitle' | 'kind' | 'learnerName' | 'issuedAt'> {
  /** Duration and instructor, if the certificate states them. */
  line?: string | undefined;
  isRevoked?: boolean;
  /** When and why it was revoked, if that is known. */
  revocation?: Revocation | undefined;
}

const QrCode = lazyPart(() => import('./qr-code.tsx'), 'QrCode');

interface CertificateSheetProps {
  certificate: SheetData;
  /** Public page that verifies the certificate. */
  verifyUrl: string;
}

/** Returns the lengths of a name and of its longest unbreakable part, from which CSS computes the font size. */
const nameLengths = (name: string) => {
  const words = name.split(/\s+|(?<=-)/);
  return { '--length': name.length, '--longest-word': Math.max(...words.map(({ length }) => length)) } as CSSProperties;
};

/** The round seal with the lamp. */
const Seal = () => (
  <svg className={styles.seal} viewBox={`0 0 ${seal.size} ${seal.size}`} aria-hidden>
    <circle cx="60" cy="60" r="60" className={styles.sealGround} />
    <circle cx="60" cy="60" r="53" className={styles.sealLine} strokeWidth="1.5" />
    <path d={seal.lamp} className={styles.sealLine} />
    <path d={seal.light} className={styles.sealLight} />
  </svg>
);

/** A signature over a line, with its label below. */
const Signed = ({ label, children }: { label: string; children: string }) => (
  <div className="shrink">
    <p className={`break-anywhere ${styles.signature}`}>{children}</p>
    <p className="note">{label}</p>
  </div>
);

/** Certificate as in the PDF, for screen and print. */
export const CertificateSheet = ({ certificate, verifyUrl }: CertificateSheetProps) => {
  const instructor = certificate.line && instructorIn(certificate.line);
  return (
    <article
      className={`stack-24 relative paper primary query-container bordered ${styles.sheet}`}
      aria-label={`Certificate of ${certificate.learnerName}`}
      data-revoked={certificate.isRevoked || undefined}
    >
      <Cover id={certificate.courseId} className={styles.cover} />
      <p className={`row-12 align-start ${styles.brand}`}>
        <svg className={styles.mark} viewBox={`0 0 ${brandMark.size} ${brandMark.size}`} aria-hidden>
          <rect width={brandMark.size} height={brandMark.size} rx={brandMark.radius} className="fill-accent" />
          <path d={brandMark.one} className={styles.markInk} />
          <path d={brandMark.zero} fillRule="evenodd" className={styles.markInk} />
        </svg>
        {brand.name}
      </p>
      <div className={`grid-24 ${styles.proof}`}>
        <div className="stack-8">
          {certificate.isRevoked && <p className={styles.revoked}>{revokedOn(certificate.revocation)}</p>}
          <p className={`nowrap ${styles.kind}`}>Certificate of {certificate.kind ?? 'completion'}</p>
          <p className={`break-anywhere ${styles.name}`} style={nameLengths(certificate.learnerName)}>
            {certificate.learnerName}
          </p>
          <p className="note">{certificate.kind ? 'has earned' : 'has completed the course'}</p>
          <p className={styles.course}>{certificate.courseTitle}</p>
          {certificate.line && <p className="note">{certificate.line}</p>}
        </div>
        <Seal />
      </div>
      <div className={`grid-24 ${styles.proof}`}>
        <div className="stack-12">
          <div className={`stack-24 ${styles.signatures}`}>
            {instructor && <Signed label="Instructor">{instructor}</Signed>}
            <Signed label="Issued">{formatLongDate(certificate.issuedAt, 'UTC')}</Signed>
          </div>
          <div className="muted break-anywhere mono-label">
            <p>Certificate {certificateShortId(certificate.id)}</p>
            <p className={`any-width ${styles.address}`}>Verify at {verifyUrl.replace(/^https?:\/\//, '')}</p>
          </div>
        </div>
        <div className={styles.code}>
          <Suspense>
            <QrCode text={verifyUrl} />
          </Suspense>
        </div>
      </div>
    </article>
  );
};

export const SheetSkeleton = () => (
  <div className={`stack-24 relative bordered query-container ${styles.sheet}`}>
    <SkeletonBox shape="cover" className={styles.cover} />
    <SkeletonBox width="8em" height="2em" />
    <div className="stack-16">
      <SkeletonBox width="12em" />
      <SkeletonBox shape="title" />
      <SkeletonBox width="40%" height="1.5em" />
    </div>
    <div className={`stack-24 ${styles.signatures}`}>
      <SkeletonBox />
      <SkeletonBox />
    </div>
  </div>
);
