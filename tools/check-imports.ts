import { readFileSync } from 'node:fs';
import { checkImports } from './imports/check-all-imports.ts';
import { drawingError } from './imports/drawn-floors.ts';

const { errors, floors } = await checkImports(process.cwd());
const drawing = drawingError(floors, readFileSync('docs/house.md', 'utf8'));
const findings = drawing ? [...errors, drawing] : errors;
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.stdout.write('The floors of the features, the lowest first:\n');
for (const floor of floors) process.stdout.write(`  ${floor.join(', ')}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
