import { Download } from 'lucide-react';
import type { Certificate } from '../../../../contract/schemas/learner.ts';
import { paths } from '../../site/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { copyAddress } from './copy-address.ts';
import styles from './issued-certificate.module.css';
import { linkedInAddress } from './linkedin.ts';

/** A certificate with what one does with it: download, show, share. */
export const IssuedCertificate = ({ certificate }: { certificate: Certificate }) => (
  <div className={styles.columns}>
    <CertificateSheet certificate={certificate} address={certificate.verifyUrl} />
    <ul className={styles.actions}>
      <li>
        <a className={styles.primary} href={certificate.signedUrl} target="_blank" rel="noopener">
          <Download size={20} strokeWidth={1.75} aria-hidden />
          Download PDF
        </a>
      </li>
      <li>
        <ButtonLink wide to={linkedInAddress(certificate)}>
          Add to LinkedIn
        </ButtonLink>
      </li>
      <li>
        <ButtonLink wide to={paths.certificate(certificate.id)}>
          Public page
        </ButtonLink>
      </li>
      <li>
        <Button wide look="plain" onClick={() => void copyAddress(certificate.verifyUrl)}>
          Copy the link
        </Button>
      </li>
    </ul>
  </div>
);
