import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { hashFiles } from '#bin/build/hash-files.ts';
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

/** A stack as the list in its assembly describes it. */
interface ListedStack {
  name: string;
  templateFile: string;
  isTerminationProtected: boolean;
}

/** File with the stacks in deployment order, `data` first. */
const stackList = 'stacks.json';

const synthesizeTo = (outdir: string, stage: Stage, lambdas: string): void => {
  const app = new App({
    outdir,
    analyticsReporting: false,
    treeMetadata: false,
    // Slow, and done in `nag.test.ts`.
    builtinCloudFormationValidation: false,
    context: flags,
  });
  const { data, recreatable } = platformStacks(app, stage, { lambdas, web: builtSite() });
  app.synth();
  const stacks = [data, ...recreatable].map(
    ({ stackName: name, templateFile, terminationProtection }): ListedStack => ({
      name,
      templateFile,
      isTerminationProtected: terminationProtection,
    }),
  );
  write(join(outdir, stackList), JSON.stringify(stacks));
  // The AWS command line that copies the site: 22 MB, which no test reads.
  for (const file of readdirSync(outdir)) if (file.endsWith('.zip')) rmSync(join(outdir, file));
};

/** What templates depend on, besides the stage and the bundles. */
const sources = ['cdk.json', 'contract', 'lib', 'package-lock.json', 'test/lib/templates.ts'];
const assembliesFolder = 'build/test-assemblies';
/** The folder of these sources; those of other sources are removed. */
const currentFolder = join(assembliesFolder, hashFiles(sources));

const removeOldAssemblies = (): void => {
  for (const name of readdirSync(assembliesFolder)) {
    const folder = join(assembliesFolder, name);
    if (folder !== currentFolder) rmSync(folder, { recursive: true, force: true });
  }
};

/** Synthesizes into a folder that all test files share, unless an earlier one has. Returns the folder. */
const sharedAssembly = (stage: Stage, lambdas: string): string => {
  const key = createHash('sha256')
    .update(JSON.stringify([stage, readdirSync(lambdas).sort()]))
    .digest('hex');
  const folder = join(currentFolder, key);
  if (existsSync(folder)) return folder;
  mkdirSync(currentFolder, { recursive: true });
  removeOldAssemblies();
  const newFolder = mkdtempSync(`${folder}.`);
  try {
    synthesizeTo(newFolder, stage, lambdas);
    renameSync(newFolder, folder);
  } catch (error) {
    rmSync(newFolder, { recursive: true, force: true });
    // Another test file may have been first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

const readStage = (directory: string): SynthesizedStage => {
  const stacks: ListedStack[] = JSON.parse(readFileSync(join(directory, stackList), 'utf8'));
  const templates = new Map<ListedStack, Template>(
    stacks.map((stack) => [stack, JSON.parse(readFileSync(join(directory, stack.templateFile), 'utf8'))]),
  );
  const templateOf = (stack: ListedStack) => templates.get(stack) as Template;
  const [data, ...recreatable] = stacks as [ListedStack, ...ListedStack[]];
  const exported = Object.fromEntries(
    recreatable
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
  const read = (stack: ListedStack) => stackWith(templateOf(stack).Resources, stack.isTerminationProtected);
  const resources = withoutImports(Object.assign({}, ...recreatable.map((stack) => templateOf(stack).Resources)));
  return {
    data: read(data),
    app: stackWith(
      resources as Record<string, Resource>,
      recreatable.every((stack) => stack.isTerminationProtected),
    ),
    stacks: Object.fromEntries(stacks.map((stack) => [stack.name, read(stack)])),
    directory,
  };
};

/**
 * Synthesizes a stage without network or account, with a bundle for every operation unless `lambdas` is given. Test
 * files share the result: do not change what is in its directory.
 */
export const synthesized = (stage: Stage, lambdas: string = bundlesOf()): SynthesizedStage =>
  readStage(sharedAssembly(stage, lambdas));

/** Synthesizes a stage like `synthesized`, but does not share the result. */
export const synthesizedAgain = (stage: Stage): SynthesizedStage => {
  const folder = temporaryFolder('cdk-out-');
  synthesizeTo(folder, stage, bundlesOf());
  return readStage(folder);
};
