import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { Instant } from '../schemas/identifiers.ts';
import { Activity, Profile, ProfileChange, Questionnaire } from '../schemas/learner.ts';

/** Largest profile picture in bytes, as it fits the gateway's limit after base64 (reliability rule R22). */
export const maxPictureBytes = 4 * 1024 * 1024;

export const profile = operations({
  getProfile: {
    summary: 'Read my profile.',
    method: 'GET',
    path: '/user/profile',
    access: 'learner',
    response: Profile,
    problems: [],
    needs: ['learners:GetItem', 'learners:PutItem', 'identity:AdminGetUser', 'learner-files:GetObject'],
  },
  saveProfile: {
    summary: 'Change my profile; fields that are left out stay as they are.',
    method: 'PUT',
    path: '/user/profile',
    access: 'learner',
    body: ProfileChange,
    response: Profile,
    problems: [],
    needs: ['learners:GetItem', 'learners:UpdateItem', 'identity:AdminGetUser', 'learner-files:GetObject'],
  },
  uploadProfilePicture: {
    summary: 'Replace my profile picture (JPEG, PNG or WebP in the file field profilePicture).',
    method: 'POST',
    path: '/user/profile-picture',
    access: 'learner',
    body: 'multipart',
    response: z.object({ picture: z.string() }),
    problems: [],
    needs: ['learners:GetItem', 'learners:UpdateItem', 'learner-files:PutObject', 'learner-files:GetObject'],
    maxBodyBytes: maxPictureBytes + 4096,
  },
  saveQuestionnaire: {
    summary: 'Save my answers to the learning-path questionnaire.',
    method: 'POST',
    path: '/user/learning-path-questionnaire',
    access: 'learner',
    body: Questionnaire,
    response: z.object({ questionnaire: Questionnaire, updatedAt: Instant }),
    problems: [],
    needs: ['learners:GetItem', 'learners:PutItem'],
    maxBodyBytes: 16 * 1024,
  },
  getQuestionnaire: {
    summary: 'Read my answers to the learning-path questionnaire; null before the first time.',
    method: 'GET',
    path: '/user/questionnaire',
    access: 'learner',
    response: z.object({ questionnaire: z.nullable(Questionnaire), updatedAt: z.optional(Instant) }),
    problems: [],
    needs: ['learners:GetItem'],
  },
  getActivity: {
    summary: 'Read on which days I studied in the last twelve weeks, and my weekly goal.',
    method: 'GET',
    path: '/user/activity',
    access: 'learner',
    response: Activity,
    problems: [],
    needs: ['learners:GetItem', 'learners:Query'],
  },
  exportAccount: {
    summary: 'Download everything kept about me as one JSON document.',
    method: 'GET',
    path: '/user/export',
    access: 'learner',
    response: z.object({
      exportedAt: Instant,
      profile: z.unknown(),
      rows: z.array(z.record(z.string(), z.unknown())),
      files: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
    problems: [],
    needs: ['learners:Query', 'identity:AdminGetUser', 'learner-files:ListBucket', 'learner-files:GetObject'],
  },
  deleteAccount: {
    summary: 'Delete my account with everything kept about me; a receipt is mailed.',
    method: 'DELETE',
    path: '/user/profile',
    access: 'learner',
    response: z.object({ deleted: z.literal(true) }),
    problems: [],
    needs: [
      'learners:Query',
      'learners:PutItem',
      'learners:BatchWriteItem',
      'learner-files:ListBucket',
      'learner-files:DeleteObject',
      'identity:AdminGetUser',
      'identity:AdminUserGlobalSignOut',
      'identity:AdminDeleteUser',
      'mail:SendEmail',
    ],
  },
});
