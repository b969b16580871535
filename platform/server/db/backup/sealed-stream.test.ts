import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { opened, readKey, sealed } from './sealed-stream.ts';

const KEY = 'a key that nobody guesses, 32 characters';
const PIECE = 64 * 1024;
const HEADER = 'RallyDays sealed backup 1\n'.length + 16;

/** In chunks of odd lengths, as a disk gives them. */
async function* chunks(bytes: Buffer, length = 10_007) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const seal = (bytes: Buffer) => buffer(sealed(KEY)(chunks(bytes)));
const open = (bytes: Buffer, key: string | null = KEY) => buffer(opened(key)(chunks(bytes)));

describe('an encrypted backup', () => {
  test.for([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_000])(
    'A backup of %i bytes opens with its key, and does not show what is in it',
    async (length) => {
      const text = Buffer.from('佐藤 花子 '.repeat(length)).subarray(0, length);
      const bytes = await seal(text);
      expect((await open(bytes)).equals(text)).toBe(true);
      expect(bytes.includes('花子')).toBe(false);
    },
  );

  test('The same backup is another file each time', async () => {
    const text = randomBytes(100);
    expect((await seal(text)).equals(await seal(text))).toBe(false);
  });

  test('A backup that is not encrypted is given as it is', async () => {
    for (const plain of [Buffer.alloc(0), Buffer.from('short'), randomBytes(100_000)]) {
      expect((await open(plain, null)).equals(plain)).toBe(true);
      expect((await open(plain)).equals(plain)).toBe(true);
    }
  });

  test('Without the key, or with another one, it is refused in a sentence', async () => {
    const bytes = await seal(randomBytes(1000));
    await expect(open(bytes, null)).rejects.toThrow('The backup is encrypted.');
    await expect(open(bytes, `${KEY}!`)).rejects.toThrow('the key is another one');
  });

  test('A backup that was cut anywhere is refused', async () => {
    const bytes = await seal(randomBytes(2 * PIECE + 500));
    const piece = PIECE + 16;
    for (const end of [HEADER, HEADER + 5, HEADER + piece, HEADER + 2 * piece, bytes.length - 1]) {
      await expect(open(bytes.subarray(0, end))).rejects.toThrow(/cannot be opened|damaged/);
    }
  });

  test('A backup with a changed, moved, repeated or added piece is refused', async () => {
    const bytes = await seal(randomBytes(3 * PIECE));
    const piece = PIECE + 16;
    const header = bytes.subarray(0, HEADER);
    const at = (number: number) =>
      bytes.subarray(HEADER + number * piece, HEADER + (number + 1) * piece);
    const changed = Buffer.from(bytes);
    changed[HEADER + piece + 9]! ^= 1;
    for (const forged of [
      changed,
      Buffer.concat([header, at(1), at(0), at(2)]),
      Buffer.concat([header, at(0), at(0), at(2)]),
      Buffer.concat([bytes, at(2)]),
      Buffer.concat([bytes, Buffer.from('more')]),
    ]) {
      await expect(open(forged)).rejects.toThrow(/cannot be opened|damaged/);
    }
  });
});

describe('the file of a key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rallydays-key-'));
    return () => rmSync(folder, { recursive: true });
  });

  test('A key is read without the end of its line; a short or missing one is refused', () => {
    const file = join(folder, 'key');
    writeFileSync(file, `${KEY}\n`);
    expect(readKey(file)).toBe(KEY);
    writeFileSync(file, 'short\n');
    expect(() => readKey(file)).toThrow('too short');
    expect(() => readKey(join(folder, 'none'))).toThrow('There is no');
  });
});
