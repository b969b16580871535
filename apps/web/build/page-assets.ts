import { readFileSync } from 'node:fs';
import type { Language } from '#platform/shared/language.ts';
import { filesOf, type Manifest, readManifest, sheetsOf } from './manifest.ts';
import { dist, ssrFolder } from './paths.ts';

/** What a page needs besides its HTML. */
export interface PageAssets {
  /** The code and messages that it will request anyway, so that it loads them in parallel. */
  readonly preloads: readonly string[];
  /** The styles to inline: those of every visit, then those of its screen. */
  readonly sheets: readonly { readonly files: readonly string[]; readonly text: string }[];
}

const ENTRY = 'apps/web/main.tsx';

/** `file` is the screen's file in the prerendering build; `features` are those whose messages it shows. */
export function pageAssetsOf(
  file: string | undefined,
  features: readonly string[],
  language: Language,
): PageAssets {
  const manifest = readManifest(dist);
  const screen = file === undefined ? [] : [screenOf(file)];
  const words = features.map((feature) => wordsOf(manifest, feature, language));
  const sources = [`apps/web/initial-messages.${language}.ts`, ...words, ...screen];
  // The entry itself loads its code.
  const code = without(
    filesOf(manifest, ENTRY),
    sources.flatMap((one) => filesOf(manifest, one)),
  );
  const always = sheetsOf(manifest, ENTRY);
  const own = without(
    always,
    screen.flatMap((one) => sheetsOf(manifest, one)),
  );
  return { preloads: code, sheets: [always, own].filter(({ length }) => length > 0).map(read) };
}

/** The source of the screen in this file of the prerendering build. */
function screenOf(file: string): string {
  const { modules } = readManifest(ssrFolder);
  const is = (source: string) => modules[source] === file && source.endsWith('.screen.tsx');
  return Object.keys(modules).find(is) ?? file;
}

/** `oneOnOne` -> `features/practice/one-on-one/one-on-one.messages.en.ts` */
function wordsOf({ modules }: Manifest, feature: string, language: Language): string {
  const name = feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ending = `/${name}.messages.${language}.ts`;
  return Object.keys(modules).find((source) => source.endsWith(ending)) ?? ending;
}

function read(files: readonly string[]) {
  const text = files.map((file) => readFileSync(`${dist}/${file}`, 'utf8').trim()).join('');
  return { files, text };
}

function without(known: readonly string[], files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !known.includes(file));
}
