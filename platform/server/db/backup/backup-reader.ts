import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { NotABackup, ROWS_END } from './format.ts';
import { opened } from './sealed-stream.ts';

const LINE_END = 10;
const WITHIN = Buffer.from(`\n${ROWS_END}`);
const AT_START = Buffer.from(ROWS_END);
/** More than the longest line that is not a row. */
const LONGEST_LINE = 1_000_000;

/** Reads a backup from its beginning to its end, once. */
export interface BackupReader {
  /** The next line without its end; null at the end of the file. */
  line(): Promise<string | null>;
  /** The rows up to the line that ends them. */
  rows(): AsyncGenerator<Buffer>;
  close(): void;
}

/** Opens a backup; an encrypted one with its `key`. */
export function openBackup(file: string, key: string | null): BackupReader {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // An error of any part ends the others, and so the reading.
  pipeline(source, opened(key), unpacked, () => {});
  const pieces = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  /** It begins at the beginning of a line. */
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { done, value } = await pieces.next();
    if (!done) rest = Buffer.concat([rest, value]);
    return !done;
  };
  return {
    close: () => void source.destroy(),
    async line() {
      for (;;) {
        const at = rest.indexOf(LINE_END);
        if (at >= 0) {
          const line = rest.subarray(0, at).toString();
          rest = rest.subarray(at + 1);
          return line;
        }
        if (rest.length > LONGEST_LINE) throw new NotABackup('The file is no backup of RallyDays.');
        if (!(await more())) return null;
      }
    },
    async *rows() {
      for (;;) {
        if (rest.subarray(0, AT_START.length).equals(AT_START)) {
          rest = rest.subarray(AT_START.length);
          return;
        }
        const at = rest.indexOf(WITHIN);
        // The last line may be the beginning of the one that ends the rows.
        const whole = at >= 0 ? at + 1 : rest.lastIndexOf(LINE_END) + 1;
        if (whole > 0) {
          const ready = rest.subarray(0, whole);
          rest = rest.subarray(whole);
          yield ready;
        } else if (!(await more())) {
          throw new NotABackup('The backup is damaged: it ends too early.');
        }
      }
    },
  };
}
