import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { CfnInstance } from 'aws-cdk-lib/aws-ec2';
import { complianceReports } from '#bin/compliance/report.ts';
import { platformStacks } from '#lib/platform.ts';
import { stages } from '#lib/stages.ts';
import { builtSite, bundlesOf, flags } from '../lib/templates.ts';

const newApp = () => new App({ analyticsReporting: false, treeMetadata: false, context: flags });

const app = newApp();
platformStacks(app, stages.prod, { lambdas: bundlesOf(), web: builtSite() });
const reports = Object.entries(complianceReports(app));

test.each(reports)('%s is what the rules find in production; `npm run compliance` writes it', (name, text) => {
  expect(readFileSync(join('docs/compliance', name), 'utf8')).toBe(text);
});

test('NIST 800-53, PCI DSS and HIPAA are reported, each finding with its controls', () => {
  expect(reports.map(([name]) => name)).toEqual(['nist-800-53-r5.md', 'pci-dss-3-2-1.md', 'hipaa-security.md']);
  for (const [, text] of reports) {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([]);
  }
});

test('a finding that nobody has answered fails the report', () => {
  const careless = newApp();
  new CfnInstance(new Stack(careless, 'careless'), 'Server', { instanceType: 't3.micro' });
  expect(() => complianceReports(careless)).toThrow('has no answer');
});
