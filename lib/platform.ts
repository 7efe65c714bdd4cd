import { type App, type Environment, Tags } from 'aws-cdk-lib';
import { brand } from '#contract/brand.ts';
import { AppStack, type Built } from './app-stack.ts';
import { DataStack } from './data-stack.ts';
import type { Stage } from './stages.ts';

/** The two stacks of a stage: one must survive, the other can be recreated. */
export const platformStacks = (
  app: App,
  stage: Stage,
  built: Built,
  env?: Environment,
): { data: DataStack; app: AppStack } => {
  const prefix = `${brand.slug}-${stage.name}`;
  const props = env ? { env } : {};
  const data = new DataStack(app, `${prefix}-data`, stage, {
    ...props,
    description: `${brand.name} ${stage.name}: tables, files and accounts. Must survive: holds all user data.`,
  });
  const appStack = new AppStack(app, `${prefix}-app`, stage, data, built, {
    ...props,
    description: `${brand.name} ${stage.name}: API, site, sign-in and alarms. Can be recreated at any time.`,
  });
  Tags.of(app).add('product', brand.slug);
  Tags.of(app).add('stage', stage.name);
  return { data, app: appStack };
};
