// Completes package-lock.json after an install: `npm run lock`.
//
// Some registries respond with 404 for optional packages of other platforms. npm then omits them from the lock
// and `npm ci` rejects that lock. This script adds the missing entries, marked optional and for their platform,
// so that a clean clone installs everywhere; npm skips those that do not fit the machine.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;

/** Whether `dependency` resolves from the package at `from`, by Node's algorithm. */
const resolves = (from, dependency) => {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (packages[`${at && `${at}/`}node_modules/${dependency}`]) return true;
    if (at === '') return false;
  }
};

const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (/gnueabihf|eabi/.test(name) && !cpu.includes('arm')) cpu.push('arm');
  const libc = /musl/.test(name) ? ['musl'] : /gnu/.test(name) ? ['glibc'] : [];
  return { ...(cpu.length && { cpu }), ...(os.length && { os }), ...(libc.length && { libc }) };
};

let added = 0;
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(path, name) || !/^\d/.test(version)) continue;
    packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added === 0 ? 'package-lock.json is complete.' : `Added ${added} optional packages for other platforms.`);
