import { readFileSync, statSync } from 'node:fs';
import { dist } from './paths.ts';

/** Prints the transferred bytes of a first visit to each page (brotli). */
export function printSizes(pages: Record<string, string>): void {
  for (const name of new Set(Object.values(pages))) {
    const file = `${dist}/shells/en/${name}.html`;
    const scripts = scriptsOf(readFileSync(file, 'utf8'));
    const js = scripts.reduce((sum, script) => sum + size(`${dist}${script}`), 0);
    const line = `${name}: ${kilobytes(js)} of JavaScript in ${scripts.length} files, page ${kilobytes(size(file))}`;
    process.stdout.write(`${line}\n`);
  }
}

function scriptsOf(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  return [...new Set([...found].map(([, address = '']) => address))];
}

function size(file: string): number {
  return statSync(`${file}.br`).size;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
