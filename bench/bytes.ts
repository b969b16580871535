import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import type { Figure, Measure } from './report.ts';

const WEB = 'dist/web';
const MADE_OF = 'dist/made-of';
const SHOWN = 5;
/** Read by everybody on the day, on any phone: shown even while they are small. Source: next.md, 7. */
const ON_THE_DAY = ['live', 'board', 'court'];
const NEXT_CARD = 'features/home/next/web/components/next-card.tsx';

const chunks = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);
const modules = z.record(z.string(), z.string());

/** The bytes that a phone downloads: home's first load, each other screen's code, and each language. */
export const measure: Measure = async () => {
  const build = readBuild();
  const first = build.needs('apps/web/main.tsx');
  const beyond = (source: string) => build.needs(source).filter((file) => !first.includes(file));
  const screens = build.sources
    .filter((source) => source.endsWith('.screen.tsx') && !first.includes(build.file(source)))
    .map((source) => ({
      name: source.split('/').at(-1)?.replace('.screen.tsx', '') ?? source,
      own: kilobytes([build.file(source)]),
      added: kilobytes(beyond(source)),
    }));
  const words = (language: string) => {
    const here = beyond(`apps/web/initial-messages.${language}.ts`);
    const all = build.sources
      .filter((source) => source.endsWith(`.messages.${language}.ts`))
      .map(build.file);
    return { here, all: [...new Set([...here, ...all])] };
  };
  return [
    budgeted('JavaScript on home, its English with it', [...first, ...words('en').here], 95),
    budgeted('English, of that', words('en').here, 12),
    unbudgeted('English of all features, each with its screens', words('en').all),
    budgeted('Japanese in the place of that English', words('ja').here, 12),
    unbudgeted('Japanese of all features', words('ja').all),
    unbudgeted('page of home, its CSS inside', [join('shells', 'en', 'home.html')]),
    budgeted('the date picker', beyond('platform/web/ui/calendar.tsx'), 22),
    budgeted('the form chunk', beyond('platform/web/forms/use-form.ts'), 20),
    budgeted("home's card of the next match", beyond(NEXT_CARD), 25),
    budgeted("the addresses of the organizers' screens", beyond('apps/web/organizer.routes.ts'), 8),
    ...screens
      .toSorted((a, b) => b.own - a.own)
      .filter(({ name }, at) => at < SHOWN || ON_THE_DAY.includes(name))
      .map(({ name, own }): Figure => figure(`own code of ${name}`, own, 10)),
    ...screens
      .toSorted((a, b) => b.added - a.added)
      .slice(0, SHOWN)
      .map(({ name, added }) => figure(`${name}, all that it adds, forms too`, added)),
  ];
};

/** The files of the build: which file holds a source, and which files it imports statically. */
function readBuild() {
  const read = (name: string) => JSON.parse(readFileSync(join(MADE_OF, name), 'utf8'));
  const manifest = chunks.parse(read('manifest.json'));
  const files = modules.parse(read('modules.json'));
  const file = (source: string) => {
    const found = files[source];
    if (!found) throw new Error(`The build has no file for ${source}`);
    return found;
  };
  const needs = (source: string) => {
    const found = new Set<string>();
    const visit = (key: string | undefined) => {
      const chunk = manifest[key ?? ''];
      if (!chunk || found.has(chunk.file)) return;
      found.add(chunk.file);
      chunk.imports?.forEach(visit);
    };
    visit(Object.keys(manifest).find((key) => manifest[key]?.file === file(source)));
    return [...found];
  };
  return { sources: Object.keys(files), file, needs };
}

function budgeted(what: string, paths: readonly string[], atMost: number): Figure {
  return figure(what, kilobytes(paths), atMost);
}

function unbudgeted(what: string, paths: readonly string[]): Figure {
  return figure(what, kilobytes(paths));
}

function figure(what: string, value: number, atMost?: number): Figure {
  return { what, value, unit: 'KB', ...(atMost !== undefined && { atMost }) };
}

/** The compressed size; 1 KB is 1024 bytes. */
function kilobytes(paths: readonly string[]): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const sizes = paths.map(
    (path) => brotliCompressSync(readFileSync(join(WEB, path)), quality).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
