import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { Figure, Measure } from './report.ts';

const WEB = 'dist/web';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    src: z.string().optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** What a phone downloads: home's first load, each other screen's own code, and each language. */
export const measure: Measure = async () => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile(), 'utf8')));
  const [entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  if (!entry) throw new Error('the build has no entry');
  const first = closure(manifest, entry);
  const language = ownFiles(manifest, 'catalogue.en.ts', first);
  const screens = Object.keys(manifest)
    .filter((name) => name.includes('/screens/') && !first.has(name))
    .map((name) => ({ name: screenName(name), kb: kilobytes(ownFiles(manifest, name, first)) }))
    .toSorted((a, b) => b.kb - a.kb);
  return [
    {
      what: 'JavaScript on home',
      value: kilobytes([...files(manifest, first), ...language]),
      unit: 'KB',
      atMost: 90,
    },
    { what: 'English', value: kilobytes(language), unit: 'KB', atMost: 12 },
    {
      what: 'Japanese',
      value: kilobytes(ownFiles(manifest, 'catalogue.ja.ts', first)),
      unit: 'KB',
      atMost: 12,
    },
    {
      what: 'page of home, its CSS inside',
      value: kilobytes([join('shells', 'en', 'home.html')]),
      unit: 'KB',
    },
    ...named(manifest, 'calendar.tsx', 'the date picker', 22, first),
    ...named(manifest, 'use-form.ts', 'the form chunk', 20, first),
    ...screens.slice(0, 5).map(
      ({ name, kb }): Figure => ({
        what: `screen ${name}, all that it adds`,
        value: kb,
        unit: 'KB',
      }),
    ),
  ];
};

function manifestFile(): string {
  const folder = readdirSync(WEB).includes('.vite') ? join(WEB, '.vite') : WEB;
  return join(folder, 'manifest.json');
}

function closure(manifest: Manifest, start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const next of manifest[start]?.imports ?? []) closure(manifest, next, found);
  return found;
}

function files(manifest: Manifest, names: Iterable<string>): string[] {
  return [...new Set([...names].flatMap((name) => manifest[name]?.file ?? []))];
}

/** The files that a chunk needs beyond those of the first load. */
function ownFiles(manifest: Manifest, ending: string, first: ReadonlySet<string>): string[] {
  const name = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!name) return [];
  return files(
    manifest,
    [...closure(manifest, name)].filter((one) => !first.has(one)),
  );
}

function named(
  manifest: Manifest,
  ending: string,
  what: string,
  atMost: number,
  first: ReadonlySet<string>,
): Figure[] {
  const own = ownFiles(manifest, ending, first);
  return own.length === 0 ? [] : [{ what, value: kilobytes(own), unit: 'KB', atMost }];
}

function kilobytes(paths: readonly string[]): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const bytes = paths.map(
    (path) => brotliCompressSync(readFileSync(join(WEB, path)), quality).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function screenName(path: string): string {
  return path.split('/').at(-1)?.replace('.screen.tsx', '') ?? path;
}
