import { brand } from '#contract/brand.ts';
import type { Stage } from './stages.ts';

/** `getVideoUrl` to `get-video-url`: names the handler's file, the bundle's folder and the function. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);

/** `getVideoUrl` to `GetVideoUrl`: the construct id. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Physical name of the function of an operation or job. */
export const functionName = (stage: Pick<Stage, 'name'>, name: string): string =>
  `${brand.slug}-${stage.name}-${kebab(name)}`;

/** Name of an alarm; `name` is the heading of its article in docs/operations.md. */
export const alarmName = (stage: Stage, name: string): string => `${brand.slug}-${stage.name}-${name}`;

/** Name of the SES configuration set of all emails. Fixed, so that grants can refer to it. */
export const configurationSetName = (stage: Stage): string => `${brand.slug}-${stage.name}`;

/** Physical name of the dead-letter queue of a job. */
export const deadLettersName = (stage: Pick<Stage, 'name'>, job: string): string =>
  `${functionName(stage, job)}-dead-letters`;

/** Namespace of the metrics of a stage. */
export const stageNamespace = (stage: Pick<Stage, 'name'>): string => `${brand.name}/${stage.name}`;

/** Namespace of the web metrics, one per stage, because stages may share an account. */
export const metricNamespace = (stage: Stage): string => `${brand.name}/Web/${stage.name}`;
