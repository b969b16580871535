import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Which file each source became in a built folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
}

/** The files that a source needs at once: its own and everything it imports statically. */
export function filesOf(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  if (seen.size === 0) throw new Error(`The build has no chunk for ${source}`);
  return [...seen];
}
