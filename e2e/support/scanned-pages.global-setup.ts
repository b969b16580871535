import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCANNED_PAGES } from './scanned-pages.ts';

/** Makes the folder of the scanned pages of a run, and removes it afterwards. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'scanned-pages-'));
  process.env[SCANNED_PAGES] = folder;
  return () => {
    const count = readdirSync(folder).length;
    process.stdout.write(`Accessibility: scanned ${count} different structures of pages.\n`);
    rmSync(folder, { recursive: true, force: true });
  };
}
