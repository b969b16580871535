import { checkImports } from './imports/check-all-imports.ts';

const { errors, floors } = await checkImports(process.cwd());
for (const error of errors) process.stdout.write(`${error}\n`);
process.stdout.write('The floors of the features, the lowest first:\n');
for (const floor of floors) process.stdout.write(`  ${floor.join(', ')}\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
