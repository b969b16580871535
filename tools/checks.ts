import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export interface Tally {
  passed: number;
  /** The name of each check or test that has failed. */
  failed: string[];
}

export function sum(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: [...a.failed, ...b.failed] };
}

interface Check {
  name: string;
  script: string;
  parameters: string[];
}

const tsc = 'node_modules/typescript/bin/tsc';
const types = (project: string, file = `tsconfig.${project}.json`): Check => ({
  name: `types: ${project}`,
  script: tsc,
  parameters: ['-p', file, '--noEmit', '--pretty', 'false'],
});

const checks: Check[] = [
  types('shared'),
  types('server'),
  types('web'),
  types('service worker', 'apps/web/sw.tsconfig.json'),
  types('build'),
  types('e2e'),
  {
    name: 'lint and format',
    script: 'node_modules/@biomejs/biome/bin/biome',
    parameters: ['check', '--error-on-warnings', '--max-diagnostics=50'],
  },
  { name: 'structure', script: 'tools/check-structure.ts', parameters: [] },
  { name: 'imports', script: 'tools/check-imports.ts', parameters: [] },
  {
    name: 'exports',
    script: 'node_modules/knip/bin/knip.js',
    parameters: ['--include=files,exports', '--no-progress'],
  },
  {
    // What only tests call is no part of the product; knip.production.json lists what the briefs fix, and what the build calls.
    name: 'exports without tests',
    script: 'node_modules/knip/bin/knip.js',
    parameters: [
      '--config=knip.production.json',
      '--production',
      '--include=files,exports',
      '--no-progress',
    ],
  },
  { name: 'API description', script: 'apps/server/check-api.ts', parameters: [] },
  { name: 'messages', script: 'tools/check-messages.ts', parameters: [] },
  { name: 'dependencies', script: 'tools/check-dependencies.ts', parameters: [] },
];

/**
 * Runs all checks and prints the verdict of each one, with its findings, if any. As many run at once as there are processors: those of
 * the types take more than a gigabyte each.
 */
export async function runChecks(): Promise<Tally> {
  const waiting = checks.filter(({ script }) => existsSync(script));
  const results: Tally[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push(await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results.reduce(sum);
}

async function runCheck({ name, script, parameters }: Check): Promise<Tally> {
  const started = Date.now();
  const { code, output } = await capture([script, ...parameters]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const printed = output.trimEnd();
  const findings = printed === '' ? '' : `${printed.replaceAll(/^/gm, '    ')}\n`;
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${findings}`);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

function capture(parameters: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...parameters],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    const add = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.once('error', failed);
    child.once('close', (code) => done({ code, output }));
  });
}
