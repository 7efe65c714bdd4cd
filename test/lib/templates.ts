import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { App, type Stack } from 'aws-cdk-lib';
import { allOperations } from '#contract/index.ts';
import { allJobs } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';
import { platformStacks } from '#lib/platform.ts';
import type { Stage } from '#lib/stages.ts';

export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is data of any shape
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
}

interface Template {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
}

export interface SynthesizedStack {
  resources: Record<string, Resource>;
  ofType(type: string): Resource[];
  isTerminationProtected: boolean;
}

export interface SynthesizedStage {
  data: SynthesizedStack;
  /** The resources of all other stacks, with the references among these stacks resolved. */
  app: SynthesizedStack;
  /** Every stack by its id. */
  stacks: Record<string, SynthesizedStack>;
  /** Directory of the assembly. */
  directory: string;
}

/** The flags in `cdk.json`, without which templates would differ from the deployed ones. */
export const flags = JSON.parse(readFileSync('cdk.json', 'utf8')).context;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is removed after the tests of the file. */
const temporaryFolder = (prefix: string): string => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
};

const write = (file: string, text: string): void => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

/** Creates a folder with a bundle for each of these operations and jobs; by default, for the whole contract. */
export const bundlesOf = (
  names: readonly string[] = [...allOperations, ...allJobs].map(({ name }) => name),
): string => {
  const folder = temporaryFolder('bundles-');
  for (const name of names) write(join(folder, kebab(name), 'index.mjs'), `export const handler = () => '${name}';`);
  return folder;
};

/** Creates a minimal built site: a page in a folder, the shells, hashed and other files. */
export const builtSite = (): string => {
  const folder = temporaryFolder('site-');
  for (const name of [
    'index.html',
    'faq/index.html',
    'app.html',
    'bare.html',
    'certificate.html',
    'dashboard.html',
    'unknown.html',
  ]) {
    write(join(folder, name), '<!doctype html><title>Page</title>');
  }
  for (const name of [
    'assets/main-1a2b3c.js',
    'drawings/covers/plan.svg',
    'robots.txt',
    'security.txt',
    'favicon.svg',
  ]) {
    write(join(folder, name), name);
  }
  return folder;
};

/** Synthesizes a stage without network or account, with a bundle for every operation unless `lambdas` is given. */
export const synthesized = (stage: Stage, lambdas: string = bundlesOf()): SynthesizedStage => {
  const outdir = temporaryFolder('cdk-out-');
  const app = new App({
    outdir,
    analyticsReporting: false,
    treeMetadata: false,
    // Slow, and done in `nag.test.ts`.
    builtinCloudFormationValidation: false,
    context: flags,
  });
  const stacks = platformStacks(app, stage, { lambdas, web: builtSite() });
  const assembly = app.synth();
  const templates = new Map<Stack, Template>(
    [stacks.data, ...stacks.recreatable].map((stack) => [
      stack,
      JSON.parse(readFileSync(join(assembly.directory, stack.templateFile), 'utf8')),
    ]),
  );
  const templateOf = (stack: Stack) => templates.get(stack) as Template;
  const exported = Object.fromEntries(
    stacks.recreatable
      .flatMap((stack) => Object.values(templateOf(stack).Outputs ?? {}))
      .flatMap(({ Export, Value }) => (Export ? [[Export.Name, Value]] : [])),
  );
  const withoutImports = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_key, part) =>
        part?.['Fn::ImportValue'] in exported ? exported[part['Fn::ImportValue']] : part,
      ),
    );
  const stackWith = (resources: Record<string, Resource>, isTerminationProtected: boolean): SynthesizedStack => ({
    resources,
    ofType: (type) => Object.values(resources).filter((resource) => resource.Type === type),
    isTerminationProtected,
  });
  const read = (stack: Stack) => stackWith(templateOf(stack).Resources, stack.terminationProtection);
  const resources = withoutImports(
    Object.assign({}, ...stacks.recreatable.map((stack) => templateOf(stack).Resources)),
  );
  return {
    data: read(stacks.data),
    app: stackWith(
      resources as Record<string, Resource>,
      stacks.recreatable.every((stack) => stack.terminationProtection),
    ),
    stacks: Object.fromEntries([...templates.keys()].map((stack) => [stack.stackName, read(stack)])),
    directory: assembly.directory,
  };
};
