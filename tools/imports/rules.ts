import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The areas that each area may import from; the rules for features below restrict this further. */
const allowed = {
  domain: ['domain'],
  'platform/shared': ['domain', 'platform/shared'],
  'platform/server': ['domain', 'platform/shared', 'platform/server'],
  'platform/web': ['domain', 'platform/shared', 'platform/web'],
  'platform/testing': [
    'domain',
    'platform/shared',
    'platform/server',
    'platform/testing',
    'apps/server',
  ],
  'features/shared': ['domain', 'platform/shared', 'features/shared'],
  'features/server': [
    'domain',
    'platform/shared',
    'platform/server',
    'features/shared',
    'features/server',
  ],
  'features/web': ['domain', 'platform/shared', 'platform/web', 'features/shared', 'features/web'],
  'apps/server': [
    'domain',
    'platform/shared',
    'platform/server',
    'features/shared',
    'features/server',
    'apps/server',
    'demo',
    'tools',
  ],
  'apps/web': [
    'domain',
    'platform/shared',
    'platform/web',
    'features/shared',
    'features/web',
    'apps/web',
  ],
  demo: [
    'domain',
    'platform/shared',
    'platform/server',
    'features/shared',
    'features/server',
    'demo',
  ],
  e2e: ['domain', 'platform/shared', 'platform/testing', 'features/shared', 'demo', 'e2e'],
  simulate: [
    'domain',
    'platform/shared',
    'platform/testing',
    'features/shared',
    // Its readers run the reader of the live page, which needs no browser.
    'features/live/web/lib',
    'platform/web/streams',
    'demo',
    'bench',
    'simulate',
  ],
  'simulate/server': [
    'domain',
    'platform/shared',
    'platform/server',
    'features/shared',
    'features/server',
    'apps/server',
    'simulate',
    'simulate/server',
  ],
  tools: ['platform/testing', 'tools'],
} as const;
type Area = keyof typeof allowed;
type Target =
  | Area
  | 'apps/server'
  | 'apps/web'
  | 'apps/web/test'
  | 'bench'
  | 'features/live/web/lib'
  | 'platform/web/streams';

/** Tests and factories may also start the app and create what they need. */
const alsoInTests: readonly Target[] = [
  'platform/testing',
  'platform/server',
  'apps/server',
  'features/server',
  'demo',
];
/** Those of the browser's side render with the words of all features, and create nothing. */
const alsoInTestsOf: Partial<Record<Area, readonly Target[]>> = {
  domain: [],
  'platform/web': [],
  'features/web': ['apps/web/test'],
  'apps/web': [],
};
const testFile = String.raw`(\.(test|factory)\.|/test-|/sample-)`;
const sourceFolders = '^(apps|bench|demo|domain|e2e|features|platform|simulate|tools)/';

function pattern(area: Target): string {
  if (area === 'features/server') return '^features/.+/server/';
  if (area === 'features/web') return '^features/.+/web/';
  if (area === 'features/shared') return '^features/(?!.+/(server|web)/)';
  if (area === 'simulate') return '^simulate/(?!server/)';
  if (area === 'apps/web/test') return '^apps/web/test-';
  return `^${area}/`;
}

function directionRules([area, targets]: [string, readonly Target[]]): IForbiddenRuleType[] {
  const here = area as Area;
  const further = alsoInTestsOf[here] ?? alsoInTests;
  const testsReachFurther = further.length > 0;
  const direction = (name: string, reach: readonly Target[]) => ({
    name,
    comment: `${here} may import only from ${reach.join(', ')}.`,
    severity: 'error' as const,
    to: { path: sourceFolders, pathNot: reach.map(pattern) },
  });
  const code = {
    ...direction(`direction-${here}`, targets),
    from: { path: pattern(here), ...(testsReachFurther && { pathNot: testFile }) },
  };
  if (!testsReachFurther) return [code];
  const tests = {
    ...direction(`direction-${here}-tests`, [...targets, ...further]),
    from: { path: `${pattern(here)}.*${testFile}` },
  };
  return [code, tests];
}

/**
 * The import rules that `npm run check` enforces, by dependency-cruiser: no cycles, and one direction: apps ->
 * features -> platform, everything -> domain (docs/house.md).
 */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    comment: 'Move what both files need into a third file that imports neither.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'no-unresolvable',
    comment: 'The imported file does not exist.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^[.#]' },
  },
  ...Object.entries(allowed).flatMap(directionRules),
  {
    name: 'pure-domain',
    comment: 'The domain imports only the domain: pass what it needs as an argument.',
    severity: 'error',
    from: { path: '^domain/', pathNot: testFile },
    to: { pathNot: ['^domain/'] },
  },
  {
    name: 'pure-domain-tests',
    comment: "The domain's tests import only the domain, Vitest and fast-check.",
    severity: 'error',
    from: { path: `^domain/.*${testFile}` },
    to: { pathNot: ['^domain/', '(^|/)(vitest|fast-check)(/|$)'] },
  },
  {
    name: 'sql-only-in-stores',
    comment:
      'Only stores hold SQL: put the query into the *.store.ts of this topic and call its function here.',
    severity: 'error',
    from: {
      pathNot: String.raw`\.(store|tables|test)\.ts$|^platform/server/(db|jobs)/|^platform/testing/|^bench/|^[^/]+$`,
    },
    to: { path: '(^|/)drizzle-orm(/|$)' },
  },
  {
    name: 'web-pieces-only',
    comment:
      "Of another feature's web side its components, hooks, lib and queries are for others; screens, routes and text are its own.",
    severity: 'error',
    from: { path: '^features/([^/]+)/' },
    to: {
      path: '^features/.+/web/',
      pathNot: ['^features/$1/', '/web/(components|hooks|lib)/', String.raw`\.queries\.ts$`],
    },
  },
  {
    name: 'factories-for-tests',
    comment: 'Factories are for tests, other factories and the demo.',
    severity: 'error',
    from: { path: '^features/([^/]+)/', pathNot: String.raw`\.(test|factory)\.ts$` },
    to: { path: String.raw`\.factory\.ts$`, pathNot: '^features/$1/' },
  },
  {
    name: 'server-parts-for-others',
    comment:
      "Of another feature's server side use its commands, store, presenter, notifications, events (or its tables, for a foreign key); the rest is its own.",
    severity: 'error',
    from: { path: '^features/([^/]+)/' },
    to: {
      path: '^features/.+/server/',
      pathNot: [
        '^features/$1/',
        String.raw`\.(commands|store|tables|presenter|events|notifications|provider|factory)\.ts$`,
      ],
    },
  },
];
