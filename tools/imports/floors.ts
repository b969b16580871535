/** One import between two files, by their paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

export interface Floors {
  /** The features, the lowest floor first. A feature imports only from floors below its own. */
  readonly floors: readonly (readonly string[])[];
  /** The imports to remove between features that import each other, directly or through others. */
  readonly cycles: readonly Import[];
}

/** Tests and factories create what they need with the features above them. */
const outside = /\.(test|factory)\.tsx?$/;

/** Puts each feature on the lowest floor that its imports allow. */
export function floorsOf(imports: readonly Import[]): Floors {
  const between = imports.filter(({ from, to }) => {
    const [importing, imported] = [featureOf(from), featureOf(to)];
    return importing && imported && importing !== imported && !outside.test(from);
  });
  const rest = new Map<string, Set<string>>();
  for (const path of imports.flatMap(({ from, to }) => [from, to])) {
    const feature = featureOf(path);
    if (feature && !rest.has(feature)) rest.set(feature, new Set());
  }
  for (const { from, to } of between) rest.get(featureOf(from)!)?.add(featureOf(to)!);

  const floors: string[][] = [];
  for (;;) {
    const floor = [...rest].filter(([, uses]) => [...uses].every((used) => !rest.has(used)));
    if (floor.length === 0) break;
    floors.push(floor.map(([feature]) => feature).sort());
    for (const [feature] of floor) rest.delete(feature);
  }
  const inCycle = cycleOf(rest);
  const cycles = between.filter(
    ({ from, to }) => inCycle.has(featureOf(from)!) && inCycle.has(featureOf(to)!),
  );
  return { floors, cycles: fewerOf(cycles) };
}

/** Of two features that import each other, the direction with fewer imports is the one to remove. */
function fewerOf(cycles: readonly Import[]): Import[] {
  const pair = (from: string, to: string) => `${featureOf(from)} ${featureOf(to)}`;
  const counts = new Map<string, number>();
  for (const { from, to } of cycles) {
    counts.set(pair(from, to), (counts.get(pair(from, to)) ?? 0) + 1);
  }
  const both = cycles.filter(({ from, to }) => counts.has(pair(to, from)));
  const fewer = both.filter(
    ({ from, to }) => counts.get(pair(from, to))! <= counts.get(pair(to, from))!,
  );
  return fewer.length > 0 ? fewer : [...cycles];
}

/** The remaining features contain cycles; features that are only above a cycle are removed from the top. */
function cycleOf(rest: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const left = new Set(rest.keys());
  for (;;) {
    const top = [...left].filter((one) => ![...left].some((other) => rest.get(other)?.has(one)));
    if (top.length === 0) return left;
    for (const one of top) left.delete(one);
  }
}

function featureOf(path: string): string | undefined {
  return /^features\/([^/]+)\//.exec(path)?.[1];
}
