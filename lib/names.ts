import { brand } from '../contract/brand.ts';
import type { Stage } from './stages.ts';

/** `getVideoUrl` to `get-video-url`: the handler's file, the bundle's folder, the last part of a function's name. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);

/** `getVideoUrl` to `GetVideoUrl`: the id of a construct. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Name of the set of SES that all our mail is sent by. Known before it is made, so that rights can name it. */
export const configurationSetName = (stage: Stage): string => `${brand.slug}-${stage.name}`;

/** Namespace of the metrics that visits make: one for each stage, so that stages of an account do not mix. */
export const metricNamespace = (stage: Stage): string => `${brand.name}/Web/${stage.name}`;
