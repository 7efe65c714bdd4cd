import { emailCoverPath, emailCoverSize } from '#contract/email/email-pictures.ts';
import type { EmailContent } from '#contract/email/render-email.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { environment } from '#lambdas/runtime/environment.ts';

/** Returns the cover of a course as an email's picture, linked to `url`. */
export const coverPicture = (
  { id, title }: Pick<CourseRow, 'id' | 'title'>,
  url: string,
): Required<Pick<EmailContent, 'picture'>> => ({
  picture: {
    ...emailCoverSize,
    src: `${environment('SITE_URL')}${emailCoverPath(id, 'light')}`,
    darkSrc: `${environment('SITE_URL')}${emailCoverPath(id, 'dark')}`,
    alt: title,
    url,
  },
});
