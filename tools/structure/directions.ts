import type { Import, Source } from './sources.ts';

interface Place {
  /** apps, domain, features, …; for platform with its part: platform/server. */
  area: string;
  feature?: string;
  side: 'shared' | 'server' | 'web';
  path: string;
}

/** Which areas each area may import from; inside features the finer rules below apply as well. */
const allowed: Record<string, readonly string[]> = {
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
  tools: ['platform/testing', 'tools'],
};
/** Tests may besides start the app, and make what they need. */
const alsoInTests = [
  'platform/testing',
  'apps/server',
  'features/server',
  'demo',
  'platform/server',
];

/** Imports point one way: apps -> features -> platform, and everyone -> domain. */
export function checkDirections(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((imported) => {
      const reason = imported.isPackage
        ? packageReason(source.path, imported)
        : pathReason(source.path, imported);
      return reason
        ? [`${source.path}:${imported.line}: imports ${imported.target}. ${reason}`]
        : [];
    }),
  );
}

function packageReason(path: string, { target }: Import): string | undefined {
  const isTest = path.includes('.test.');
  if (path.startsWith('domain/') && !(isTest && /^(vitest|fast-check)$/.test(target))) {
    return 'The domain imports nothing but the domain: pass what it needs as an argument.';
  }
  if (/^drizzle-orm(\/|$)/.test(target) && !mayHoldSql(path)) {
    return 'Only stores hold SQL: put the query into the *.store.ts of this topic and call its function here.';
  }
  return undefined;
}

function mayHoldSql(path: string): boolean {
  return /\.(store|tables|test)\.ts$|^platform\/server\/(db|jobs)\/|^platform\/testing\/|^bench\//.test(
    path,
  );
}

function pathReason(from: string, { target }: Import): string | undefined {
  const here = placeOf(from);
  const there = placeOf(target);
  const areas = allowed[areaOf(here)];
  if (!areas) return undefined;
  const isTest =
    /\.(test|factory)\.|\/test-/.test(from) && here.side !== 'web' && here.area !== 'domain';
  if (!areas.includes(areaOf(there)) && !(isTest && alsoInTests.includes(areaOf(there)))) {
    return `${areaOf(here)} may import only from ${areas.join(', ')}.`;
  }
  return here.area === 'features' && there.area === 'features'
    ? featureReason(from, here, there)
    : undefined;
}

function featureReason(from: string, here: Place, there: Place): string | undefined {
  if (here.feature === there.feature || there.side === 'shared') return undefined;
  if (there.side === 'web') {
    if (there.path.includes('/web/parts/')) return undefined;
    return "Of another feature's web side only its parts/ are for others; screens, routes and queries are its own.";
  }
  if (/\.factory\.ts$/.test(there.path)) {
    if (/\.(test|factory)\.ts$/.test(from)) return undefined;
    return 'Factories are for tests, other factories and the demo.';
  }
  if (/\.(store|tables|presenter|tell|cashier|provider)\.ts$/.test(there.path)) return undefined;
  return "Of another feature's server side use its store, presenter, tell (or its tables, for a foreign key); the rest is its own.";
}

function areaOf({ area, side }: Place): string {
  return area === 'features' ? `features/${side}` : area;
}

function placeOf(path: string): Place {
  const parts = path.split('/');
  const side = parts.includes('server') ? 'server' : parts.includes('web') ? 'web' : 'shared';
  const [top = '', second = ''] = parts;
  if (top === 'features') return { area: top, feature: second, side, path };
  const area = top === 'platform' || top === 'apps' ? `${top}/${second}` : top;
  return { area, side, path };
}
