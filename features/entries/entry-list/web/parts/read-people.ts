import { tidyNumber } from '#features/tournaments/publishing/publishing.form.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { type ManualEntryForm, manualEntrySchema } from '../../entry-list.form.ts';

export interface ReadPeople {
  readonly people: readonly ManualEntryForm[];
  /** What could not be read: the line, from 1, and the key of the reason. */
  readonly wrong: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * People from pasted lines or a CSV file: name, email, phone, amount paid, note. A first line that only names the
 * columns is left out.
 */
export function readPeople(text: string, headWords: string): ReadPeople {
  const heads = new Set(headWords.split(',').map((word) => word.trim().toLowerCase()));
  const rows = fromCsv(text.replaceAll('、', ','));
  const people: ManualEntryForm[] = [];
  const wrong: ReadPeople['wrong'][number][] = [];
  for (const [at, row] of rows.entries()) {
    if (at === 0 && row.some((cell) => heads.has(cell.toLowerCase()))) continue;
    const read = readPerson(row);
    if (typeof read === 'string') wrong.push({ line: at + 1, reason: read });
    else people.push(read);
  }
  return { people, wrong };
}

/** The person, or the key of what is wrong. */
function readPerson([name = '', email = '', phone = '', amount = '', ...notes]: string[]):
  | ManualEntryForm
  | string {
  const digits = tidyNumber(amount);
  if (!/^\d*$/.test(digits)) return 'amountInvalid';
  const note = notes.filter(Boolean).join(', ');
  const parsed = manualEntrySchema.safeParse({ name, email, phone, note, paidYen: Number(digits) });
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'nameMissing');
}
