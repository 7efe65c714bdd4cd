import { brand } from '#contract/brand.ts';
import type { Certificate } from '#contract/schemas/learner.ts';

/** Builds the URL of LinkedIn's prefilled "add certification" form. */
export const linkedInUrl = ({ id, courseTitle, issuedAt, verifyUrl }: Certificate): string => {
  const issued = new Date(issuedAt);
  const search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: brand.name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: verifyUrl,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${search}`;
};
