import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CannotStart } from '../../cannot-start.ts';
import { asSentence } from './reasons.ts';

/*
 * An encrypted backup: a mark, a salt, and pieces of 64 KiB, each by AES-256-GCM. The nonce is the number of the piece and whether it is
 * the last (STREAM, as in age): a piece that is changed, moved, left out or cut off is found. The key of a file is derived from the key and its salt,
 * so no nonce is used twice with one.
 */

const MARK = Buffer.from('RallyDays sealed backup 1\n');
const SALT_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const SHORTEST_KEY = 32;

/** The key in a file, such as one that `openssl rand -base64 32` has written. Throws `CannotStart` with the reason. */
export function readKey(file: string): string {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw asSentence(error, file);
  }
  if (key.length >= SHORTEST_KEY) return key;
  throw new CannotStart(`The key in ${file} is too short: openssl rand -base64 32 makes one.`);
}

/** Encrypts a stream with a key. */
export function sealed(key: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const fileKey = fileKeyOf(key, salt);
    yield Buffer.concat([MARK, salt]);
    let number = 0;
    for await (const { piece, isLast } of inPieces(source, PIECE_BYTES)) {
      const cipher = createCipheriv(CIPHER, fileKey, nonceOf(number, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };
}

/** Decrypts a stream that `sealed` has made; any other one is given as it is. Throws `CannotStart` without the right key, and where it is damaged. */
export function opened(key: string | null) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const pieces = source[Symbol.asyncIterator]();
    const header = MARK.length + SALT_BYTES;
    const start = await startOf(pieces, header);
    if (!start.subarray(0, MARK.length).equals(MARK)) {
      yield start;
      yield* rest(pieces);
      return;
    }
    if (key === null) {
      throw new CannotStart('The backup is encrypted. Name the file of its key: --key FILE.');
    }
    const fileKey = fileKeyOf(key, start.subarray(MARK.length, header));
    yield* openedPieces(fileKey, startingWith(start.subarray(header), rest(pieces)));
  };
}

async function* openedPieces(fileKey: Buffer, source: AsyncIterable<Buffer>) {
  let number = 0;
  for await (const { piece, isLast } of inPieces(source, PIECE_BYTES + TAG_BYTES)) {
    const end = piece.length - TAG_BYTES;
    if (end < 0) throw damaged(number);
    const cipher = createDecipheriv(CIPHER, fileKey, nonceOf(number, isLast), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(piece.subarray(end));
    const text = cipher.update(piece.subarray(0, end));
    try {
      cipher.final();
    } catch {
      throw damaged(number);
    }
    yield text;
    number += 1;
  }
}

function damaged(number: number): CannotStart {
  return new CannotStart(
    number === 0
      ? 'The backup cannot be opened: the key is another one, or the file is damaged.'
      : 'The backup is damaged, or ends too early.',
  );
}

function fileKeyOf(key: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'rallydays backup', 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of a length, of which only the last is shorter; at least one. */
async function* inPieces(source: AsyncIterable<Buffer>, length: number) {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes <= length) continue;
    let all = Buffer.concat(held);
    while (all.length > length) {
      yield { piece: all.subarray(0, length), isLast: false };
      all = all.subarray(length);
    }
    held = [all];
    bytes = all.length;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}

async function startOf(pieces: AsyncIterator<Buffer>, bytes: number): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < bytes) {
    const { done, value } = await pieces.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

async function* startingWith(first: Buffer, others: AsyncIterable<Buffer>) {
  yield first;
  yield* others;
}

function rest(pieces: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => pieces };
}
