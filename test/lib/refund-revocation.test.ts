import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stageNames, stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

test.each(stageNames)('in %s, refunds revoke certificates only if its settings say so', (name) => {
  const { app } = synthesized(stages[name], bundlesOf(['receiveStripeEvent']));
  const webhook = app
    .ofType('AWS::Lambda::Function')
    .find(({ Properties }) => Properties.FunctionName === `${brand.slug}-${name}-receive-stripe-event`);
  const { REVOKES_ON_REFUND: setting } = webhook?.Properties.Environment.Variables ?? {};
  const mayListCertificates = JSON.stringify(app.ofType('AWS::IAM::Role')).includes('dynamodb:Query');
  const isOn = name === 'dev';
  expect({ setting, mayListCertificates }).toEqual({ setting: isOn ? 'true' : undefined, mayListCertificates: isOn });
});
