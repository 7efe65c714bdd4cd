// What `--help` prints: the comment at the head of a command, and its flags as docs/configuration.md lists them.
import { readFileSync } from 'node:fs';

const flagRow = /^\| (`npm [^|]+`) \| `--([a-z-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;

/** Removes Markdown from a table cell. */
const plain = (cell) => cell.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

/** The file of `npm run bench:web -- …` is `bin/bench-web.ts`. */
const fileOf = (script) => script.split(' ')[0].replace(':', '-');

/** Reads the flags of a command; those of a subcommand name the script and the subcommand. */
const readFlags = (command) =>
  [...readFileSync('docs/configuration.md', 'utf8').matchAll(flagRow)].flatMap(([, scripts, flag, ...cells]) => {
    const [what, initial, example] = cells.map(plain);
    return plain(scripts)
      .split(', ')
      .filter((script) => fileOf(script.replace(/^npm (run )?/, '')) === command)
      .map((script) => ({ script, flag, what, initial, example }));
  });

const headOf = (command) => {
  const lines = readFileSync(`bin/${command}.ts`, 'utf8').split('\n');
  return lines
    .slice(
      0,
      lines.findIndex((line) => !line.startsWith('//')),
    )
    .map((line) => line.slice(3));
};

/** Returns the lines that explain a command: what it does, an example, and its flags. */
export const helpLines = (command) => {
  const flags = readFlags(command);
  const scripts = [...new Set(flags.map(({ script }) => script))];
  const width = Math.max(...flags.map(({ flag }) => flag.length));
  const flagLines = scripts.flatMap((script) => [
    '',
    scripts.length === 1 ? 'Flags:' : `Flags of ${script}:`,
    ...flags
      .filter((row) => row.script === script)
      .map(({ flag, what, initial, example }) => {
        const value = initial.startsWith('required') ? initial : `default: ${initial}`;
        return `  --${flag.padEnd(width)}  ${what} (${value}), e.g. ${example}`;
      }),
  ]);
  return [...headOf(command), ...flagLines];
};

/** Returns the first flag among the arguments that the command does not have; undefined when it has all. */
export const findUnknownFlag = (command, args) => {
  const names = args.filter((arg) => arg.startsWith('--') && arg !== '--').map((arg) => arg.split('=')[0]);
  if (names.length === 0) return undefined;
  const known = new Set(readFlags(command).map(({ flag }) => `--${flag}`));
  return names.find((name) => !known.has(name));
};
