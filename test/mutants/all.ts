import type { Mutant } from '#bin/mutants/mutant.ts';
import { assignments } from './assignments.ts';
import { certificates } from './certificates.ts';
import { content } from './content.ts';
import { contract } from './contract.ts';
import { counts } from './counts.ts';
import { deployed } from './deployed.ts';
import { enroll } from './enroll.ts';
import { explore } from './explore.ts';
import { lambdas } from './lambdas.ts';
import { lessons } from './lessons.ts';
import { lib } from './lib.ts';
import { local } from './local.ts';
import { mastery } from './mastery.ts';
import { quizzes } from './quizzes.ts';
import { scale } from './scale.ts';
import { site } from './site.ts';
import { stages } from './stages.ts';
import { web } from './web.ts';

const lists = {
  assignments,
  certificates,
  content,
  contract,
  counts,
  deployed,
  enroll,
  explore,
  lambdas,
  lessons,
  lib,
  local,
  mastery,
  scale,
  site,
  quizzes,
  stages,
  web,
};

/** Every mutant with the name of its list. */
export const allMutants: readonly (Mutant & { list: string })[] = Object.entries(lists).flatMap(([list, mutants]) =>
  mutants.map((mutant) => ({ ...mutant, list })),
);
