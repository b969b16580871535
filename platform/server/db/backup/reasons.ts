import { CannotStart } from '../../cannot-start.ts';

/** By the codes of the system and of zlib. */
const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOSPC: (file) => `The disk of ${file} is full. Nothing was left behind.`,
  EDQUOT: (file) => `The quota of the disk of ${file} is used up. Nothing was left behind.`,
  EACCES: (file) => `This user may not use ${file}.`,
  EPERM: (file) => `This user may not use ${file}.`,
  EROFS: (file) => `The disk of ${file} is read-only.`,
  ENOENT: (file) => `There is no ${file}, or no folder for it.`,
  ENOTDIR: (file) => `${file} cannot be: a part of its path is a file.`,
  EISDIR: (file) => `${file} is a folder.`,
  Z_DATA_ERROR: (file) => `${file} is no backup of RallyDays, or it is damaged.`,
  Z_BUF_ERROR: (file) => `${file} is damaged: it ends too early.`,
  ECONNREFUSED: () => 'The database does not answer.',
  '53100': () => "The database's disk is full. Nothing was changed.",
};

/** An error that the person can do something about, as a sentence; any other one unchanged. */
export function asSentence(error: unknown, file: string): unknown {
  if (error instanceof CannotStart) return error;
  const reason = REASONS[String((error as { code?: unknown }).code)];
  return reason ? new CannotStart(reason(file), { cause: error }) : error;
}
