import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './rules.ts';

const folders = ['apps', 'bench', 'demo', 'domain', 'e2e', 'features', 'platform', 'tools'];

/** Every import below `root` that breaks a rule of `rules.ts`: one line each, with the way to mend it. */
export async function findImportFaults(root: string): Promise<string[]> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      ruleSet: { forbidden: importRules },
      validate: true,
      // TypeScript 7 has no API that dependency-cruiser could use.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  );
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ from, to, rule, cycle, comment }) => {
    const target = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
    return `${from} -> ${target} (${rule.name}). ${comment ?? commentOf(rule.name)}`;
  });
}

function commentOf(name: string): string {
  return importRules.find((rule) => rule.name === name)?.comment ?? '';
}
