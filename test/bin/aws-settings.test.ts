import { expect, test } from '@jest/globals';
import { awsSettings } from '#bin/aws-settings.ts';
import { stages } from '#lib/stages.ts';

/** Returns the region of the settings; absent when the SDK reads it from the profile. */
const regionOf = (stage: string | undefined, environment: NodeJS.ProcessEnv) => awsSettings(stage, environment).region;

test('commands take the region from the variables that CDK reads, AWS_REGION first', () => {
  expect(regionOf('dev', { AWS_DEFAULT_REGION: 'eu-central-1' })).toBe('eu-central-1');
  expect(regionOf('dev', { AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-central-1' })).toBe('eu-west-1');
  expect(regionOf(undefined, { AWS_DEFAULT_REGION: 'eu-central-1' })).toBe('eu-central-1');
});

test('the region of the stage wins over the variables', () => {
  const { dev } = stages;
  dev.region = 'eu-north-1';
  try {
    expect(regionOf('dev', { AWS_REGION: 'eu-west-1' })).toBe('eu-north-1');
  } finally {
    delete dev.region;
  }
});

test('without any of them, the profile decides, and an unknown stage is refused', () => {
  expect(awsSettings('dev', {})).not.toHaveProperty('region');
  expect(() => awsSettings('production', {})).toThrow('Unknown stage');
});

test('a service that cannot be reached does not keep a command waiting', () => {
  expect(awsSettings('dev', {}).requestHandler.connectionTimeout).toBeLessThanOrEqual(5_000);
});
