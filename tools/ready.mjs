/**
 * Runs before every npm script: prepares what is missing or outdated (packages, Node 24, the web app) and
 * runs the rest with Node 24. It is plain JavaScript without packages, because it runs before anything is installed,
 * on Node 20.19 or later (docs/decisions/0001-node-24-brought-along.md).
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flags, modernNode } from './ready/node.mjs';
import { ensurePackages } from './ready/packages.mjs';
import { Refusal, run, stopWithNpm } from './ready/run.mjs';
import { ensureWebApp } from './ready/web-app.mjs';

const commands = {
  start: { web: true, file: 'apps/server/main.ts' },
  build: { web: true },
  dev: { file: 'tools/dev.ts' },
  test: { file: 'tools/test.ts' },
  check: { file: 'tools/check.ts' },
  format: { file: 'node_modules/@biomejs/biome/bin/biome', first: ['check', '--write'] },
  bench: { web: true, file: 'bench/main.ts' },
  chaos: { file: 'bench/chaos/main.ts' },
  simulate: { file: 'simulate/main.ts' },
  screenshots: {
    file: 'node_modules/@playwright/test/cli.js',
    first: ['test', '--config=playwright.pictures.config.ts'],
  },
  reset: { file: 'apps/server/reset.ts' },
  backup: { file: 'apps/server/backup.ts' },
  restore: { file: 'apps/server/restore.ts' },
  'payments:compare': { file: 'apps/server/payments-compare.ts' },
  'demo:code': { file: 'apps/server/demo-code.ts' },
  'operator:create': { file: 'apps/server/operator-create.ts' },
  'migrations:generate': { file: 'node_modules/drizzle-kit/bin.cjs', first: ['generate'] },
};

try {
  process.exitCode = await main(process.argv[2] ?? '', process.argv.slice(3));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function main(name, rest) {
  const command = commands[name];
  if (!command) throw new Refusal(`Commands: ${Object.keys(commands).join(', ')}.`);
  requireNode(20, 19);
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  stopWithNpm();
  await ensurePackages();
  const node = modernNode();
  if (command.web) await ensureWebApp(node);
  if (!command.file) return 0;
  return run(node, [...flags, command.file, ...(command.first ?? []), ...rest]);
}

function requireNode(major, minor) {
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return;
  throw new Refusal(
    `RallyDays needs Node ${major}.${minor} or later to start with; this is ${process.versions.node}.`,
  );
}
