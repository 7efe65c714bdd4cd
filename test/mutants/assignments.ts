import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of assignments and their files. */
export const assignments: readonly Mutant[] = [
  {
    id: 'submission-overwritten',
    title: 'A change of an assignment replaces one of another tab',
    file: 'lambdas/data/assignments.ts',
    find: "withCondition(update, 'attribute_exists(pk) AND revision = :basedOn', { ':basedOn': revision })",
    replace: 'update',
    tests: ['api/assignments'],
    on: 'platform',
  },
  {
    id: 'submitted-file-deleted',
    title: 'Removing a file from the draft deletes it from submissions too',
    file: 'lambdas/assignments/remove-assignment-file.ts',
    find: '...(!isSubmitted && { file })',
    replace: 'file',
    tests: ['api/assignments'],
    on: 'platform',
  },
  {
    id: 'scripts-in-object-streams',
    title: 'A PDF may have scripts in compressed objects',
    file: 'lambdas/assignments/check-pdf.ts',
    find: "requireHarmlessNames(objects.toString('latin1'));",
    replace: '',
    tests: ['lambdas/assignments'],
    on: 'jest',
  },
];
