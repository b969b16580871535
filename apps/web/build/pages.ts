import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '../../../platform/shared/language.ts';
import type * as Prerender from '../entry-prerender.tsx';
import { filesOf, type Manifest, readManifest } from './manifest.ts';
import { dist, ssrFolder } from './places.ts';

/** The name of the frame for every address that has no page of its own. */
const FRAME = 'frame';

export interface Built {
  /** Path of a screen -> name of its page; `*` is the frame for all others. */
  readonly pages: Record<string, string>;
  readonly csp: { styleHashes: string[]; scriptHashes: string[] };
}

/** Renders every prerendered screen and the frame, in each language, with everything inlined that is needed. */
export async function writePages(): Promise<Built> {
  const app: typeof Prerender = await import(`${ssrFolder}/entry-prerender.js`);
  const template = await readTemplate();
  const scripts = new Set<string>();
  const pages: Record<string, string> = { '*': FRAME };
  for (const language of LANGUAGES) {
    await mkdir(`${dist}/shells/${language}`, { recursive: true });
    for (const page of [...app.pages, app.frame]) {
      const name = page === app.frame ? FRAME : nameOf(page.path);
      const script = page.early ? earlyRead(page.early) : '';
      if (script) scripts.add(hash(script));
      if (page !== app.frame) pages[page.path] = name;
      const content = await app.render(page.path, language);
      refuseForbidden(content.html, page.path);
      const html = fill(template, {
        ...content,
        language,
        script,
        path: page.path,
        file: page.file,
      });
      await writeFile(`${dist}/shells/${language}/${name}.html`, html);
    }
  }
  return { pages, csp: { styleHashes: [hash(template.style)], scriptHashes: [...scripts] } };
}

interface Template {
  readonly html: string;
  readonly style: string;
}

/** Vite's page and its one stylesheet, which from now on lives only inside the pages. */
async function readTemplate(): Promise<Template> {
  const html = await readFile(`${dist}/index.html`, 'utf8');
  const names = (await readdir(`${dist}/assets`)).filter((name) => name.endsWith('.css'));
  if (names.length !== 1) throw new Error(`Expected one stylesheet, found ${names.length}`);
  const sheet = await readFile(`${dist}/assets/${names[0]}`, 'utf8');
  const style = sheet.replace(/\/\*\$vite.*?\*\//, '').trim();
  await rm(`${dist}/assets/${names[0]}`);
  return { html: html.replace(/<link rel="stylesheet"[^>]*>/, '').replace(/\n\s*/g, '\n'), style };
}

interface Content extends Prerender.Page {
  readonly language: Language;
  readonly path: string;
  readonly script: string;
  readonly file: string | undefined;
}

function fill({ html, style }: Template, content: Content): string {
  const { language, path, script, title, description } = content;
  const head = [
    ...preloads(content).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<style>${style}</style>`,
    script ? `<script>${script}</script>` : '',
  ];
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${asAttribute(title)}</title>`)
    .replace(/(name="description" content=")[^"]*/, (_, start) => start + asAttribute(description))
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app" data-page="${path}">${content.html}</div>`,
    );
}

/** What the page will ask for anyway, so that nothing waits for something else. The entry names its own. */
function preloads({ language, file, features }: Content): string[] {
  const manifest = readManifest(dist);
  const entry = new Set(filesOf(manifest, 'apps/web/main.tsx'));
  const screen = screenOf(file);
  const words = features.map((feature) => wordsOf(manifest, feature, language));
  const wanted = [`apps/web/first-words.${language}.ts`, ...words, ...(screen ? [screen] : [])];
  return [...new Set(wanted.flatMap((one) => filesOf(manifest, one)))].filter(
    (file) => !entry.has(file),
  );
}

/** The source of a screen that the prerendering build has in this file. */
function screenOf(file: string | undefined): string | undefined {
  const { modules } = readManifest(ssrFolder);
  return Object.keys(modules).find(
    (source) => modules[source] === file && /\.screen\.tsx$/.test(source),
  );
}

/** `oneOnOne` -> `features/practice/one-on-one/one-on-one.messages.en.ts` */
function wordsOf({ modules }: Manifest, feature: string, language: Language): string {
  const name = feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ending = `/${name}.messages.${language}.ts`;
  return Object.keys(modules).find((source) => source.endsWith(ending)) ?? ending;
}

/** Starts a screen's first read while the code is still on its way; `platform/web/api/call.ts` takes it up. */
function earlyRead(address: string): string {
  const headers = `{accept:"application/json","accept-language":document.documentElement.lang,"x-rallydays":"1"}`;
  return `(window.early={})["${address}"]=fetch("${address}",{headers:${headers},credentials:"same-origin"});early["${address}"].catch(()=>{})`;
}

/** What the content security policy would block must not get into a page. */
function refuseForbidden(html: string, path: string) {
  const found = /<script|\sstyle="|\son\w+="/.exec(html);
  if (found) throw new Error(`${path}: prerendered HTML must not contain ${found[0].trim()}`);
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
