import { holderOf, type OpenBadge } from '#contract/credential/open-badge.ts';
import { matchRoute } from '#contract/site-routes.ts';
import type { SheetData } from '../certificate-sheet.tsx';

/** Maps a credential to the fields of the sheet. */
export const sheetData = (credential: OpenBadge, certificateId: string): SheetData => {
  const { achievement, narrative } = credential.credentialSubject;
  const { params } = matchRoute(new URL(achievement.id).pathname);
  return {
    id: certificateId,
    courseId: params.courseId ?? '',
    courseTitle: achievement.name,
    ...(achievement.achievementType === 'Competency' && { kind: 'mastery' }),
    learnerName: holderOf(credential),
    issuedAt: credential.validFrom,
    line: narrative,
  };
};
