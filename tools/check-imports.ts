import { checkImports } from './imports/find-import-faults.ts';

const { faults, floors } = await checkImports(process.cwd());
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write('The floors of the features, the lowest first:\n');
for (const floor of floors) process.stdout.write(`  ${floor.join(', ')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
