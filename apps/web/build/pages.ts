import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '../../../platform/shared/language.ts';
import type * as Prerender from '../entry-prerender.tsx';
import type { RenderedScreen } from '../rendered-screens.ts';
import { type PageAssets, pageAssetsOf } from './page-assets.ts';
import { dist, ssrFolder } from './paths.ts';

export interface Built {
  /** Path of a screen -> name of its page; `*` is the frame for all others. */
  readonly pages: Record<string, string>;
  /** Every address that has a screen, with `:name` for what differs. */
  readonly addresses: readonly string[];
  /** Those of them that may use the camera. */
  readonly cameras: readonly string[];
  /** The screens that the server renders, with the names of their pages. */
  readonly rendered: readonly (RenderedScreen & { readonly name: string })[];
  /** Name of a page -> hashes of its inline styles and scripts, for its content security policy. */
  readonly inside: Record<string, { styleHashes: string[]; scriptHashes: string[] }>;
}

/** Renders every prerendered screen and the frame, in each language, with everything that it needs inlined. */
export async function writePages(): Promise<Built> {
  const app: typeof Prerender = await import(`${ssrFolder}/entry-prerender.js`);
  const template = await readTemplate();
  const { pages, rendered, addresses, cameras } = await app.listScreens();
  const screens = [...pages, app.frame];
  const inside: Built['inside'] = {};
  for (const language of LANGUAGES) {
    await mkdir(`${dist}/shells/${language}`, { recursive: true });
    // One after the other: while a page is rendered, its messages are the ones in use.
    for (const screen of [...screens, ...rendered]) {
      const page = await app.render(screen.path, language);
      refuseForbidden(page.html, screen.path);
      const assets = pageAssetsOf(screen.file, page.features, language);
      const isRendered = rendered.some((one) => one.path === screen.path);
      const script = scriptOf(screen, isRendered);
      const name = nameOf(screen.path);
      const path = isRendered ? app.frame.path : screen.path;
      const html = fill(template, { ...page, ...assets, language, path, script });
      await writeFile(`${dist}/shells/${language}/${name}.html`, html);
      // The same in each language: messages are neither styles nor scripts.
      inside[name] = {
        styleHashes: assets.sheets.map(({ text }) => hash(text)),
        scriptHashes: script ? [hash(script)] : [],
      };
    }
  }
  return {
    pages: Object.fromEntries(screens.map(({ path }) => [path, nameOf(path)])),
    rendered: rendered.map((screen) => ({ ...screen, name: nameOf(screen.path) })),
    addresses,
    cameras,
    inside,
  };
}

/** Vite's page without its stylesheet, which every page inlines. */
async function readTemplate(): Promise<string> {
  const html = await readFile(`${dist}/index.html`, 'utf8');
  return html.replace(/<link rel="stylesheet"[^>]*>/, '').replace(/\n\s*/g, '\n');
}

interface Content extends Prerender.Page, PageAssets {
  readonly language: Language;
  readonly path: string;
  readonly script: string;
}

function fill(template: string, content: Content): string {
  const { language, path, script, title, description, preloads, sheets } = content;
  const [bare, entry] = withoutCode(template);
  const code = [
    entry,
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
  const head = [
    // Never fetched: it shows the loader that these styles are present.
    ...sheets
      .flatMap(({ files }) => files)
      .map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...sheets.map(({ text }) => `<style>${text}</style>`),
    script === '' ? code : `<template id="code">${code}</template><script>${script}</script>`,
  ];
  return bare
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${asAttribute(title)}</title>`)
    .replace(/(name="description" content=")[^"]*/, (_, start) => start + asAttribute(description))
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app" data-page="${path}">${content.html}</div>`,
    );
}

/** The template without what loads the entry and its first import, and these. */
function withoutCode(template: string): [rest: string, code: string] {
  const code: string[] = [];
  const rest = template.replace(
    /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g,
    (part) => {
      code.push(part.trim());
      return '';
    },
  );
  return [rest, code.join('')];
}

/**
 * A page with content is complete without its code, so the code is requested after the first paint. Where it comes from the
 * service worker, or nothing is painted because the tab is in the background, nothing waits.
 */
const CODE_LATER =
  'const go=()=>document.head.append(document.getElementById("code").content);' +
  'navigator.serviceWorker?.controller||document.hidden?go():' +
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(go)))';

/**
 * The first use of Intl costs a slow phone 60 ms. It happens after the first paint, while the phone waits for the code,
 * and not while the data is rendered.
 */
const FIRST_DATE = 'requestAnimationFrame(()=>setTimeout(()=>Intl.NumberFormat(),99))';

/** What a page does before its code arrives: nothing in the frame of all others, which loads it at once. */
function scriptOf({ path, early }: Scripted, isRendered: boolean): string {
  if (path === '*') return '';
  const first = early ? [earlyRead(early), FIRST_DATE] : isRendered ? [FIRST_DATE] : [];
  return [...first, CODE_LATER].join(';');
}

interface Scripted {
  readonly path: string;
  readonly early?: string | undefined;
}

/** Starts a screen's first read while the code is still loading; `platform/web/api/call.ts` uses its answer. */
function earlyRead(address: string): string {
  const headers = `{accept:"application/json","accept-language":document.documentElement.lang,"x-rallydays":"1"}`;
  return `(window.early={})["${address}"]=fetch("${address}",{headers:${headers},credentials:"same-origin"});early["${address}"].catch(()=>{})`;
}

/** Fails if a page contains what the content security policy would block. */
function refuseForbidden(html: string, path: string) {
  const found = /<script|\sstyle="|\son\w+="/.exec(html);
  if (found) throw new Error(`${path}: prerendered HTML must not contain ${found[0].trim()}`);
}

function nameOf(path: string): string {
  if (path === '*') return 'frame';
  return path === '/' ? 'home' : path.slice(1).replaceAll(/\/:?/g, '-');
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
