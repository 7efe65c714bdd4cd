import { expect, test } from '@jest/globals';
import { Stack } from 'aws-cdk-lib';
import { chatModelArns } from '#lib/functions/chat-model.ts';
import { stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

/** The ARNs of a model with the stage's own region and account in words. */
const arnsOf = (chatModelId: string): string[] => {
  const stack = new Stack();
  return chatModelArns(chatModelId).map((arn) =>
    stack
      .resolve(arn)
      ['Fn::Join'][1].map((part: string | { Ref: string }) => (typeof part === 'string' ? part : part.Ref.slice(5)))
      .join(''),
  );
};

test('a foundation model is granted in the region of the stage', () => {
  expect(arnsOf('amazon.nova-lite-v1:0')).toEqual([
    'arn:Partition:bedrock:Region::foundation-model/amazon.nova-lite-v1:0',
  ]);
});

test('an inference profile is granted with its model in every destination region', () => {
  expect(arnsOf('us.amazon.nova-2-lite-v1:0')).toEqual([
    'arn:Partition:bedrock:Region:AccountId:inference-profile/us.amazon.nova-2-lite-v1:0',
    ...['us-east-1', 'us-east-2', 'us-west-1', 'us-west-2'].map(
      (region) => `arn:Partition:bedrock:${region}::foundation-model/amazon.nova-2-lite-v1:0`,
    ),
  ]);
});

test('a global profile is granted with its model, with and without the region', () => {
  expect(arnsOf('global.amazon.nova-2-lite-v1:0')).toEqual([
    'arn:Partition:bedrock:Region:AccountId:inference-profile/global.amazon.nova-2-lite-v1:0',
    'arn:Partition:bedrock:Region::foundation-model/amazon.nova-2-lite-v1:0',
    'arn:Partition:bedrock:::foundation-model/amazon.nova-2-lite-v1:0',
  ]);
});

test.each(['us', 'eu', 'apac', 'jp', 'au', 'global'])('the grant of a profile of %s has no wildcard', (prefix) => {
  const arns = arnsOf(`${prefix}.amazon.nova-2-lite-v1:0`);
  expect(arns.length).toBeGreaterThan(2);
  expect(arns.filter((arn) => arn.includes('*'))).toEqual([]);
});

test.each(['staging', 'prod'] as const)('the model of %s can be called in any commercial region', (name) => {
  const { app } = synthesized(stages[name], bundlesOf(['sendChatMessage']));
  const chat = app.ofType('AWS::Lambda::Function').find(({ Properties }) => /chat/.test(Properties.FunctionName ?? ''));
  expect(chat?.Properties.Environment.Variables.BEDROCK_MODEL_ID).toMatch(/^global\./);
});
