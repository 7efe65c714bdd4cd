import { enrollment } from '#contract/operations/enrollment.ts';
import { Problem } from '#contract/problem.ts';
import { documentUrlSeconds } from '#contract/rules/document-url-seconds.ts';
import { endpoint } from '../http/endpoint.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { contentDisposition } from '../services/content-disposition.ts';
import { signedUrl } from '../services/signed-files.ts';

/** Returns the name for the downloaded file: the lecture's title without characters that some system forbids. */
const fileNameOf = (title: string): string => {
  const name = title.replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ').replace(/\s+/g, ' ');
  return `${name.trim().replace(/^\.+/, '') || 'document'}.pdf`;
};

export const handler = endpoint(enrollment, 'getDocumentUrls', async ({ params, caller, now }) => {
  const access = await requireCourseAccess(caller.id, params.courseId, now);
  const { lecture } = findLecture(access, ({ id, document }) => id === params.lectureId && document !== undefined);
  if (!lecture.document) throw new Problem('not-found');
  const { key } = lecture.document;
  const sign = (kind: 'inline' | 'attachment') =>
    signedUrl('MEDIA_BUCKET', key, documentUrlSeconds, {
      contentDisposition: contentDisposition(kind, fileNameOf(lecture.title)),
    });
  const [url, downloadUrl] = await Promise.all([sign('inline'), sign('attachment')]);
  // Signatures expire by real time, whatever the product time is.
  return { url, downloadUrl, expiresAt: new Date(Date.now() + documentUrlSeconds * 1000).toISOString() };
});
