// `npm run alarm-drill`: triggers every alarm in the local cloud and checks that it fires, that no other does, and that
// all recover. `npm run alarm-drill -- table` runs only alarms whose names contain "table". Exits with 1 when a check
// fails. docs/operations.md#alarms.
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
