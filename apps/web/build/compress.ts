import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const TEXT = /\.(js|css|html|svg|webmanifest|txt)$/;

/** So many files are open at once: a container, or a user, may have no more than 1024. */
const AT_ONCE = 16;

/** Puts a .br and a .gz beside every text file, at the highest effort: it is done once and served often. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).values();
  const work = async () => {
    // All of them take from the same list.
    for (const entry of files) await compressFile(`${entry.parentPath}/${entry.name}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    brotli(content).then((small) => writeFile(`${file}.br`, small)),
    asGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

function brotli(content: Buffer): Promise<Buffer> {
  return asBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
