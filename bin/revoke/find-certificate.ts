import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { holderOf, type OpenBadge } from '#contract/credential/open-badge.ts';
import { toStatusEntry } from '#contract/credential/status-list.ts';
import { keyPrefix } from '#contract/storage/keys.ts';
import type { RevocableCertificate } from '#contract/storage/revocation-rows.ts';
import { documentClient } from '#lambdas/data/table.ts';
import { credentialKey } from '#lambdas/services/learner-files.ts';

/** A certificate to revoke, with what an operator recognizes it by. */
export interface FoundCertificate extends RevocableCertificate {
  learnerName: string;
  courseTitle: string;
  issuedAt: string;
  /** Origin of the site that issued it. */
  siteUrl: string;
}

/** Finds an issued certificate by its credential. @throws Error when there is none, or its account was deleted. */
export const findCertificate = async (s3: S3Client, bucket: string, id: string): Promise<FoundCertificate> => {
  const { Body } = await s3
    .send(new GetObjectCommand({ Bucket: bucket, Key: credentialKey(id) }))
    .catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new Error(`There is no certificate "${id}".`) : error;
    });
  const credential = JSON.parse((await Body?.transformToString()) ?? '') as OpenBadge;
  const { credentialStatus, credentialSubject, issuer, validFrom } = credential;
  return {
    id,
    statusEntry: credentialStatus && toStatusEntry(credentialStatus),
    learnerName: holderOf(credential),
    courseTitle: credentialSubject.achievement.name,
    issuedAt: validFrom,
    siteUrl: issuer.url,
  };
};

/**
 * Finds the learner who holds a certificate, undefined when nobody does. Reads the whole table of learners: nothing
 * public leads from a certificate to its account, and no function needs to.
 */
export const findHolderId = async (learnersTable: string, id: string): Promise<string | undefined> => {
  const pages = paginateScan(
    { client: documentClient() },
    {
      TableName: learnersTable,
      FilterExpression: 'begins_with(sk, :prefix) AND id = :id',
      ExpressionAttributeValues: { ':prefix': keyPrefix('CERTIFICATE'), ':id': id },
      ProjectionExpression: 'pk',
    },
  );
  for await (const { Items: [row] = [] } of pages) if (row) return String(row.pk);
  return undefined;
};
