import process from 'node:process';
import { readOptions, USAGE } from './options.ts';
import { simulate } from './simulate.ts';

const read = readOptions(process.argv.slice(2));
if (!read.ok) {
  process.stderr.write(`${read.code}\n`);
  process.exitCode = 1;
} else if (read.value === 'help') {
  process.stdout.write(USAGE);
} else {
  process.exitCode = await simulate(read.value, process.env);
}
