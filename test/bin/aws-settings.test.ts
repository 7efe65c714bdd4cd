import { expect, test } from '@jest/globals';
import { awsSettings } from '#bin/aws-settings.ts';
import { stages } from '#lib/stages.ts';

test('commands take the region from the variables that CDK reads, AWS_REGION first', () => {
  expect(awsSettings('dev', { AWS_DEFAULT_REGION: 'eu-central-1' })).toEqual({ region: 'eu-central-1' });
  expect(awsSettings('dev', { AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-central-1' })).toEqual({
    region: 'eu-west-1',
  });
  expect(awsSettings(undefined, { AWS_DEFAULT_REGION: 'eu-central-1' })).toEqual({ region: 'eu-central-1' });
});

test('the region of the stage wins over the variables', () => {
  const { dev } = stages;
  dev.region = 'eu-north-1';
  try {
    expect(awsSettings('dev', { AWS_REGION: 'eu-west-1' })).toEqual({ region: 'eu-north-1' });
  } finally {
    delete dev.region;
  }
});

test('without any of them, the profile decides, and an unknown stage is refused', () => {
  expect(awsSettings('dev', {})).toEqual({});
  expect(() => awsSettings('production', {})).toThrow('Unknown stage');
});
