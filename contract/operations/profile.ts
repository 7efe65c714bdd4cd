import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { Instant } from '../schemas/identifiers.ts';
import { Activity, Profile, ProfileChange, Questionnaire } from '../schemas/learner.ts';
import { SkillMap } from '../schemas/skill-map.ts';
import { patternedText } from '../schemas/text.ts';

/**
 * Maximum profile picture size in bytes, which fits the gateway's limit after base64
 * (docs/reliability.md#profile-pictures).
 */
export const maxPictureBytes = 4 * 1024 * 1024;

/** Name of a learner's file below their folder, e.g. `certificates/x.pdf`. */
const FileName = patternedText(500, /^[A-Za-z0-9._/-]+$/, 'Use the name of a file.');

export const profile = operations({
  getProfile: {
    summary: "Get the learner's profile.",
    method: 'GET',
    path: '/user/profile',
    access: 'learner',
    response: Profile,
    problems: [],
    needs: [
      'learners:GetItem',
      'learners:PutItem',
      'learners:DeleteItem',
      'identity:AdminGetUser',
      'learner-files:GetObject',
    ],
  },
  saveProfile: {
    summary: 'Update the profile; omitted fields stay the same.',
    method: 'PUT',
    path: '/user/profile',
    access: 'learner',
    body: ProfileChange,
    response: Profile,
    problems: [],
    needs: [
      'learners:GetItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'identity:AdminGetUser',
      'learner-files:GetObject',
    ],
  },
  uploadProfilePicture: {
    summary:
      'Replace the profile picture: a JPEG, PNG or WebP of at most 4 MB and 16 megapixels in the file field profilePicture.',
    method: 'POST',
    path: '/user/profile-picture',
    access: 'learner',
    body: 'multipart',
    fileField: 'profilePicture',
    response: z.object({ picture: z.string() }),
    problems: [],
    needs: [
      'learners:GetItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learner-files:PutObject',
      'learner-files:GetObject',
      'learner-files:DeleteObject',
    ],
    maxBodyBytes: maxPictureBytes + 4096,
  },
  removeProfilePicture: {
    summary: 'Remove the profile picture; succeeds when there is none.',
    method: 'DELETE',
    path: '/user/profile-picture',
    access: 'learner',
    response: z.object({ removed: z.literal(true) }),
    problems: [],
    needs: ['learners:UpdateItem', 'learner-files:DeleteObject'],
  },
  signOutEverywhere: {
    summary: 'End all sessions; issued access tokens stay valid until they expire.',
    method: 'POST',
    path: '/user/sign-out-everywhere',
    access: 'learner',
    response: z.object({ signedOut: z.literal(true) }),
    problems: [],
    needs: ['identity:AdminUserGlobalSignOut'],
  },
  saveQuestionnaire: {
    summary: 'Save the answers to the learning-path questionnaire.',
    method: 'POST',
    path: '/user/learning-path-questionnaire',
    access: 'learner',
    body: Questionnaire,
    response: z.object({ questionnaire: Questionnaire, updatedAt: Instant }),
    problems: [],
    needs: ['learners:GetItem', 'learners:PutItem', 'learners:DeleteItem'],
    maxBodyBytes: 16 * 1024,
  },
  getQuestionnaire: {
    summary: 'Get the answers to the learning-path questionnaire; null when there are none.',
    method: 'GET',
    path: '/user/questionnaire',
    access: 'learner',
    response: z.object({ questionnaire: z.nullable(Questionnaire), updatedAt: z.optional(Instant) }),
    problems: [],
    needs: ['learners:GetItem'],
  },
  getActivity: {
    summary: 'Get the study days of the last twelve weeks and the weekly goal.',
    method: 'GET',
    path: '/user/activity',
    access: 'learner',
    response: Activity,
    problems: [],
    needs: ['learners:GetItem', 'learners:Query'],
  },
  exportAccount: {
    summary: 'Export everything stored about the learner as one JSON document.',
    method: 'GET',
    path: '/user/export',
    access: 'learner',
    /** `nextFiles` of the previous response, to get the files after it; the response then has no rows. */
    query: z.object({ files: z.optional(FileName) }),
    response: z.object({
      exportedAt: Instant,
      profile: z.unknown(),
      rows: z.array(z.record(z.string(), z.unknown())),
      /** Computed from the rows; only with the first files. */
      skillMap: z.optional(SkillMap),
      files: z.array(z.object({ name: z.string(), url: z.string() })),
      /** Only when there are more files. */
      nextFiles: z.optional(FileName),
    }),
    problems: [],
    needs: [
      'learners:Query',
      'catalog:GetItem',
      'subscribers:Query',
      'identity:AdminGetUser',
      'learner-files:ListBucket',
      'learner-files:GetObject',
    ],
  },
  deleteAccount: {
    summary: 'Delete the account and everything stored about the learner; a receipt is emailed.',
    method: 'DELETE',
    path: '/user/profile',
    access: 'learner',
    response: z.object({ deleted: z.literal(true) }),
    problems: [],
    needs: [
      'learners:Query',
      'learners:PutItem',
      'learners:BatchWriteItem',
      'learners:GetItem',
      'learners:UpdateItem',
      'subscribers:Query',
      'subscribers:DeleteItem',
      'learner-files:ListBucket',
      'learner-files:DeleteObject',
      'identity:AdminGetUser',
      'identity:AdminUserGlobalSignOut',
      'identity:AdminDeleteUser',
      'email:SendEmail',
    ],
  },
});
