import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stageNames, stages } from '#lib/stages.ts';
import { bundlesOf, type SynthesizedStack, synthesized } from './templates.ts';

const lambdas = bundlesOf(['getVideoUrl', 'getDripVideoUrl', 'getCourse']);
const encoderRoles = (stack: SynthesizedStack) =>
  stack
    .ofType('AWS::IAM::Role')
    .filter(({ Properties }) => JSON.stringify(Properties.AssumeRolePolicyDocument).includes('mediaconvert'));
const parameters = (stack: SynthesizedStack) =>
  stack.ofType('AWS::SSM::Parameter').filter(({ Properties }) => /video-encoder/.test(Properties.Name));

test('where HLS is streamed, MediaConvert may read videos and write renditions only', () => {
  const { app } = synthesized({ ...stages.prod, streaming: 'hls' }, lambdas);
  const [role, ...others] = encoderRoles(app);
  expect(others).toEqual([]);
  expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
  expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Action: 'sts:AssumeRole',
      Effect: 'Allow',
      Principal: { Service: 'mediaconvert.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    },
  ]);
  const statements = role?.Properties.Policies.flatMap(
    ({ PolicyDocument }: { PolicyDocument: { Statement: object[] } }) => PolicyDocument.Statement,
  );
  const under = (prefix: string) => ({ 'Fn::Join': ['', [expect.anything(), `/${prefix}`]] });
  expect(statements).toEqual([
    { Effect: 'Allow', Action: 's3:GetObject', Resource: under('media/*') },
    { Effect: 'Allow', Action: 's3:PutObject', Resource: under('media/hls/*') },
  ]);
  expect(parameters(app).map(({ Properties }) => Properties.Name)).toEqual([`/${brand.slug}/prod/video-encoder-role`]);
});

test.each(stageNames)('%s streams MP4 files: its templates know nothing of MediaConvert', (name) => {
  const { app, data } = synthesized(stages[name], lambdas);
  expect(JSON.stringify([app.resources, data.resources])).not.toMatch(/mediaconvert|media\/hls|VIDEO_STREAMING/i);
  expect(synthesized({ ...stages[name], streaming: 'mp4' }, lambdas).app.resources).toEqual(app.resources);
});
