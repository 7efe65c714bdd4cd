import { type App, type Environment, Tags } from 'aws-cdk-lib';
import { brand } from '../contract/brand.ts';
import { AppStack, type Built } from './app-stack.ts';
import { DataStack } from './data-stack.ts';
import type { Stage } from './stages.ts';

/** One stage of the product: the stack that must survive and the one that may be built again. */
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
    description: `${brand.name} ${stage.name}: tables, files and accounts. Losing it is losing people's work.`,
  });
  const appStack = new AppStack(app, `${prefix}-app`, stage, data, built, {
    ...props,
    description: `${brand.name} ${stage.name}: API, site, sign-in and alarms. Can be deployed again at any time.`,
  });
  Tags.of(app).add('product', brand.slug);
  Tags.of(app).add('stage', stage.name);
  return { data, app: appStack };
};
