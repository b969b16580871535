import { findImportFaults } from './imports/find-import-faults.ts';

const faults = await findImportFaults(process.cwd());
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
