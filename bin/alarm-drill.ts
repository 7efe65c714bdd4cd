// `npm run alarm-drill`: makes the condition of every alarm true in the local cloud and shows that this alarm fires, no
// other does, and all recover; `npm run alarm-drill -- table` only for alarms with that in their name. Exits with 1 when
// one does not. docs/operations.md#alarms.
import { runDrill } from './alarm-drill/run-drill.ts';
import { commandArguments, runCommand } from './command.ts';
import { prepareProcess } from './start/local-stage.ts';

prepareProcess();
await runCommand(async () => {
  const startedAt = performance.now();
  const problems = await runDrill(console.log, commandArguments());
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  return problems === 0;
});
