import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { folders } from '../structure/sources.ts';
import { type Floors, floorsOf } from './floors.ts';
import { importRules } from './rules.ts';

export interface ImportReport {
  /** Every import that breaks a rule of `rules.ts` or closes a cycle of features: one line each, with the way to fix it. */
  readonly errors: readonly string[];
  readonly floors: Floors['floors'];
}

/** Checks every import below `root`. */
export async function checkImports(root: string): Promise<ImportReport> {
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
  const { modules, summary } = output as ICruiseResult;
  const { floors, cycles } = floorsOf(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
  );
  const ruleErrors = summary.violations.map(({ from, to, rule, cycle, comment }) => {
    const target = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
    return `${from} -> ${target} (${rule.name}). ${comment ?? commentOf(rule.name)}`;
  });
  const cycleErrors = cycles.map(({ from, to }) => `${from} -> ${to} (floors). ${UPWARDS}`);
  return { errors: [...ruleErrors, ...cycleErrors], floors };
}

const UPWARDS =
  'These features import each other. Move the file to the feature above, or publish an event (docs/house.md, "floors").';

function commentOf(name: string): string {
  return importRules.find((rule) => rule.name === name)?.comment ?? '';
}
