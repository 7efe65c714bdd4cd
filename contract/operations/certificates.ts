import * as z from 'zod/mini';
import { didPath } from '../credential/issuer.ts';
import { operations } from '../define.ts';
import { Certificate } from '../schemas/learner.ts';

export const certificates = operations({
  generateCertificate: {
    summary: 'Issue my certificate for a finished course; asked again, the first one is returned.',
    method: 'POST',
    path: '/courses/{courseId}/generate-certificate',
    access: 'learner',
    response: Certificate,
    problems: ['not-found', 'not-enrolled', 'not-complete', 'name-required'],
    needs: [
      'catalogue:GetItem',
      'learners:GetItem',
      'learners:Query',
      'learners:PutItem',
      'identity:AdminGetUser',
      'learner-files:PutObject',
      'learner-files:GetObject',
      'badge-key:Sign',
      'subscribers:GetItem',
      'mail:SendEmail',
    ],
  },
  listCertificates: {
    summary: 'List my certificates, newest first.',
    method: 'GET',
    path: '/courses/certificates',
    access: 'learner',
    response: z.object({ certificates: z.array(Certificate) }),
    problems: [],
    needs: ['learners:Query', 'learner-files:GetObject'],
  },
  getCertificate: {
    summary: 'Read one certificate of mine.',
    method: 'GET',
    path: '/courses/certificates/{certificateId}',
    access: 'learner',
    response: Certificate,
    problems: ['not-found'],
    needs: ['learners:Query', 'learner-files:GetObject'],
  },
  saveCertificateVisibility: {
    summary: 'Show my certificate to everyone who has its link, or to me alone.',
    method: 'PUT',
    path: '/courses/certificates/{certificateId}/visibility',
    access: 'learner',
    body: z.object({ isPublic: z.boolean() }),
    response: z.object({ isPublic: z.boolean() }),
    problems: ['not-found'],
    needs: ['learners:Query', 'learners:UpdateItem', 'credentials:PutObject', 'credentials:DeleteObject'],
  },
  getCredential: {
    summary: 'Read the signed Open Badges 3.0 credential of a certificate that its holder shows.',
    method: 'GET',
    path: '/certificates/{certificateId}/credential',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
    problems: ['not-found'],
    needs: ['credentials:GetObject'],
    crossOrigin: true,
  },
  getIssuer: {
    summary: 'Read who signs credentials and with which key: the controller document of our did:web identifier.',
    method: 'GET',
    path: '/certificates/issuer',
    alias: didPath,
    access: 'public',
    response: z.object({
      '@context': z.array(z.string()),
      id: z.string(),
      verificationMethod: z.array(
        z.object({
          id: z.string(),
          type: z.literal('Multikey'),
          controller: z.string(),
          publicKeyMultibase: z.string(),
        }),
      ),
      assertionMethod: z.array(z.string()),
    }),
    problems: [],
    needs: ['badge-key:GetPublicKey'],
    cacheSeconds: 60,
    crossOrigin: true,
  },
});
