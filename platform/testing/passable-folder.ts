import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary folder that everybody may pass through, so that the embedded database lives in it even where the
 * tests run as root, and goes with it.
 */
export function passableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
  chmodSync(folder, 0o711);
  return folder;
}
