import type { Mutant } from '#bin/mutants/mutant.ts';
import { content } from './content.ts';
import { contract } from './contract.ts';
import { deployed } from './deployed.ts';
import { lambdas } from './lambdas.ts';
import { lib } from './lib.ts';
import { local } from './local.ts';
import { stages } from './stages.ts';
import { web } from './web.ts';

const lists = { content, contract, deployed, lambdas, lib, local, stages, web };

/** Every mutant with the name of its list. */
export const allMutants: readonly (Mutant & { list: string })[] = Object.entries(lists).flatMap(([list, mutants]) =>
  mutants.map((mutant) => ({ ...mutant, list })),
);
