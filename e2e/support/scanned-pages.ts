import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The environment variable by which the workers of a run know its folder (scanned-pages.global-setup.ts). */
export const SCANNED_PAGES = 'SCANNED_PAGES';

/**
 * The structures of pages in which this run has found no violation, for all workers. Only those: a test that is tried again
 * after a violation finds it again.
 */
export const scannedPages = {
  has: (structure: string) => existsSync(fileOf(structure) ?? ''),
  add(structure: string) {
    const file = fileOf(structure);
    if (file) writeFileSync(file, '');
  },
};

function fileOf(structure: string): string | null {
  const folder = process.env[SCANNED_PAGES];
  return folder ? join(folder, createHash('sha256').update(structure).digest('hex')) : null;
}
