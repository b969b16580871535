import { readFileSync } from 'node:fs';
import { MODULES } from './files-of-modules.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** What a built folder is made of. */
export interface Manifest {
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Source, from the root of the repository -> its file. */
  readonly modules: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): Manifest {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/.vite/${name}`, 'utf8'));
  return { chunks: read('manifest.json'), modules: read(MODULES) };
}

/** The files that a source needs at once: its own and everything it imports statically. */
export function filesOf({ chunks, modules }: Manifest, source: string): string[] {
  const byFile = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]));
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(byFile.get(modules[source] ?? '') ?? '');
  if (seen.size === 0) throw new Error(`The build has no file for ${source}`);
  return [...seen];
}
