import { rowsOfCsv } from '#platform/shared/csv.ts';
import { tidyNumber } from '#platform/shared/typed-number.ts';
import { type ManualEntryForm, manualEntrySchema } from '../../entry-list.form.ts';

export type PersonField = keyof ManualEntryForm;

/** A field that is not accepted, with the key of the reason. */
export interface WrongField {
  readonly field: PersonField;
  readonly reason: string;
}

export interface ReadPeople {
  readonly people: readonly ManualEntryForm[];
  /** The lines, from 1, that could not be read, each with all its errors. */
  readonly wrong: readonly { readonly line: number; readonly fields: readonly WrongField[] }[];
}

/**
 * People from pasted lines or a CSV file: name, email, phone, amount paid, note. A first line that only names the
 * columns is skipped. In doubles the name is that of two, with a slash between them.
 */
export function readPeople(
  text: string,
  headWords: string,
  { pairs = false }: { readonly pairs?: boolean } = {},
): ReadPeople {
  const heads = new Set(headWords.split(',').map((word) => word.trim().toLowerCase()));
  const rows = rowsOfCsv(text.replaceAll('、', ','));
  const people: ManualEntryForm[] = [];
  const wrong: ReadPeople['wrong'][number][] = [];
  for (const [at, { line, cells }] of rows.entries()) {
    if (at === 0 && cells.some((cell) => heads.has(cell.toLowerCase()))) continue;
    const { person, fields } = readPerson(cells, pairs);
    if (person) people.push(person);
    else wrong.push({ line, fields });
  }
  return { people, wrong };
}

/** The person, or every field that is wrong, in the order of the columns. */
function readPerson(
  [names = '', email = '', phone = '', amount = '', ...notes]: string[],
  pairs: boolean,
): {
  person?: ManualEntryForm;
  fields: WrongField[];
} {
  const [name = '', ...others] = pairs ? names.split(/[/／]/) : [names];
  const partner = others.join('/').trim();
  const digits = tidyNumber(amount);
  const paidYen = /^\d*$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : -1;
  const note = notes.filter(Boolean).join(', ');
  const parsed = manualEntrySchema.safeParse({
    name,
    ...(partner !== '' && { partner }),
    email,
    phone,
    note,
    paidYen,
  });
  if (parsed.success) return { person: parsed.data, fields: [] };
  const fields = COLUMNS.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, reason: issue.message }] : [];
  });
  return { fields };
}

const COLUMNS = ['name', 'partner', 'email', 'phone', 'paidYen', 'note'] as const;
