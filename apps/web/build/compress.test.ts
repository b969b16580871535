import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

test('Every text file gets a smaller one in both encodings beside it, and a picture gets none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-compress-'));
  // More than are open at once.
  const names = Array.from({ length: 40 }, (_, number) => `part-${number}.js`);
  for (const name of names) writeFileSync(join(folder, name), `say('${name}');\n`.repeat(20));
  writeFileSync(join(folder, 'icon.png'), 'not text');
  await compress(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  for (const name of names) {
    expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
  }
  expect(readdirSync(folder)).toHaveLength(3 * names.length + 1);
  rmSync(folder, { recursive: true });
});
