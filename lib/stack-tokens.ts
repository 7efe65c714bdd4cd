// Separate from `names.ts`, because commands that run without CDK import that file.
import { Aws, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import type { Stage } from './stages.ts';

/**
 * Returns the name of a resource in a global service, such as CloudFront. It contains the stack's region, because a
 * stage can be in several regions of an account. At most 64 characters for a `name` of up to 20.
 */
export const globalName = (stage: Stage, name: string): string => `${brand.slug}-${stage.name}-${name}-${Aws.REGION}`;

/** The UUID in the id of a construct's stack: unknown outside the account, and new for every new stack. */
export const stackUuid = (scope: Construct): string => Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
