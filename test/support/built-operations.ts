import { existsSync } from 'node:fs';
import { allOperations } from '#contract/index.ts';

/** `saveNote` → `save-note`, as handler files are named. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Path of an operation's handler. */
const handlerPath = ({ group, name }: { group: string; name: string }): string => `lambdas/${group}/${kebab(name)}.ts`;

const isBuilt = (operation: { group: string; name: string }): boolean => existsSync(handlerPath(operation));

/** Operations that have a handler, and so a function and a route. */
export const builtOperations = allOperations.filter(isBuilt);

/** Operations of the contract without a handler. */
export const unbuiltOperations = allOperations.filter((operation) => !isBuilt(operation));
