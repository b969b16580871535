import type { Source } from './sources.ts';

/** Files that import each other in a circle cannot be understood, or moved, one at a time. Each circle once. */
export function checkCircles(sources: readonly Source[]): string[] {
  const imports = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter(({ isPackage, isLazy }) => !isPackage && !isLazy).map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const findings: string[] = [];

  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      const circle = [...trail.slice(start), path].join(' -> ');
      findings.push(
        `${circle}: a circle. Move what both need into a file of its own, which imports neither.`,
      );
      return;
    }
    if (done.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return findings;
}
