import { Aws } from 'aws-cdk-lib';
import { brand } from '#contract/brand.ts';
import type { Stage } from './stages.ts';

/** `getVideoUrl` to `get-video-url`: names the handler's file, the bundle's folder and the function. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);

/** `getVideoUrl` to `GetVideoUrl`: the construct id. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Physical name of the function of an operation or job. */
export const functionName = (stage: Stage, name: string): string => `${brand.slug}-${stage.name}-${kebab(name)}`;

/** Name of an alarm; `name` is the heading of its article in docs/operations.md. */
export const alarmName = (stage: Stage, name: string): string => `${brand.slug}-${stage.name}-${name}`;

/** Name of the SES configuration set of all emails. Fixed, so that grants can refer to it. */
export const configurationSetName = (stage: Stage): string => `${brand.slug}-${stage.name}`;

/** Namespace of the web metrics, one per stage, because stages may share an account. */
export const metricNamespace = (stage: Stage): string => `${brand.name}/Web/${stage.name}`;

/**
 * Name of a resource whose service has no regions, like CloudFront. It contains the region of the stack, because a stage
 * can be in several regions of an account. At most 64 characters for a `name` of up to 20.
 */
export const globalName = (stage: Stage, name: string): string => `${brand.slug}-${stage.name}-${name}-${Aws.REGION}`;
