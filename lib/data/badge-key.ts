import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import type { Stage } from '../stages.ts';

/**
 * Signs Open Badges credentials with Ed25519, the only key type of the cryptosuite eddsa-rdfc-2022. The private key
 * never leaves KMS.
 */
export const badgeKey = (scope: Construct, id: string, stage: Stage): Key =>
  new Key(scope, id, {
    alias: `${brand.slug}-${stage.name}-badges`,
    description: 'Signs the Open Badges credentials of certificates.',
    keySpec: KeySpec.ECC_NIST_EDWARDS25519,
    keyUsage: KeyUsage.SIGN_VERIFY,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    ...(!stage.keepsData && { pendingWindow: Duration.days(7) }),
  });
