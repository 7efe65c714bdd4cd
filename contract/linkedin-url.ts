import { brand } from './brand.ts';
import { certificateTitle } from './rules/certificate-title.ts';
import type { Certificate } from './schemas/learner.ts';

/** Builds the URL of LinkedIn's prefilled "add certification" form. */
export const linkedInUrl = ({
  id,
  courseTitle,
  kind,
  issuedAt,
  verifyUrl,
}: Pick<Certificate, 'id' | 'courseTitle' | 'kind' | 'verifyUrl'> & { issuedAt: string | Date }): string => {
  const issued = new Date(issuedAt);
  const search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificateTitle({ courseTitle, kind }),
    organizationName: brand.name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: verifyUrl,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${search}`;
};
