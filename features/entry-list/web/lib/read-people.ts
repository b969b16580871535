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

/** The columns in the order in which they are read where no first line names them. */
const COLUMNS = ['name', 'club', 'email', 'phone', 'amount', 'note'] as const;
type Column = (typeof COLUMNS)[number];

/** The headings of each column, with commas between them. */
export type HeadWords = Readonly<Record<Column, string>>;

/**
 * People from pasted lines or a CSV file: name, school or club, email, phone, amount paid, note. A first line that names the
 * columns is skipped, and says their order where it names that of the name. In doubles the name is that of two, with a slash between them, and so may be the school.
 */
export function readPeople(
  text: string,
  headWords: HeadWords,
  { pairs = false }: { readonly pairs?: boolean } = {},
): ReadPeople {
  const rows = rowsOfCsv(text.replaceAll('、', ','));
  const heads = headsOf(rows[0]?.cells ?? [], headWords);
  // Without a known heading for the name, nobody on the list would have one.
  const order = heads?.includes('name') ? heads : null;
  const people: ManualEntryForm[] = [];
  const wrong: ReadPeople['wrong'][number][] = [];
  for (const { line, cells } of heads ? rows.slice(1) : rows) {
    const { person, fields } = readPerson(order ? underHeads(cells, order) : inOrder(cells), pairs);
    if (person) people.push(person);
    else wrong.push({ line, fields });
  }
  return { people, wrong };
}

/** Which column each cell of a first line names; null for a line that names none. */
function headsOf(cells: readonly string[], headWords: HeadWords): (Column | undefined)[] | null {
  const heads = cells.map((cell) =>
    COLUMNS.find((column) =>
      headWords[column].split(',').some((word) => word.trim().toLowerCase() === cell.toLowerCase()),
    ),
  );
  return heads.some(Boolean) ? heads : null;
}

type Row = Readonly<Record<Column, string>>;

function underHeads(cells: readonly string[], heads: readonly (Column | undefined)[]): Row {
  const of = (column: Column) => cells[heads.indexOf(column)] ?? '';
  return {
    name: of('name'),
    club: of('club'),
    email: of('email'),
    phone: of('phone'),
    amount: of('amount'),
    note: of('note'),
  };
}

/** A comma inside a note begins no other column. */
function inOrder(cells: readonly string[]): Row {
  const [name = '', club = '', email = '', phone = '', amount = '', ...notes] = cells;
  return { name, club, email, phone, amount, note: notes.filter(Boolean).join(', ') };
}

/** The person, or every field that is wrong, in the order of the columns. */
function readPerson(
  { name: names, club: clubs, email, phone, amount, note }: Row,
  pairs: boolean,
): {
  person?: ManualEntryForm;
  fields: WrongField[];
} {
  const [name, partner] = pairs ? inTwo(names) : [names, ''];
  // One school is that of both.
  const [club, partnerClub] = pairs ? inTwo(clubs) : [clubs, ''];
  const digits = tidyNumber(amount);
  const paidYen = /^\d*$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : -1;
  const parsed = manualEntrySchema.safeParse({
    name,
    ...(partner !== '' && { partner }),
    ...(club !== '' && { club }),
    ...(partner !== '' && clubs !== '' && { partnerClub: partnerClub || club }),
    email,
    phone,
    note,
    paidYen,
  });
  if (parsed.success) return { person: parsed.data, fields: [] };
  const fields = FIELDS.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, reason: issue.message }] : [];
  });
  return { fields };
}

/** The two sides of the first slash, the second '' without one. */
function inTwo(text: string): readonly [string, string] {
  const [first = '', ...others] = text.split(/[/／]/);
  return [first.trim(), others.join('/').trim()];
}

const FIELDS = [
  'name',
  'partner',
  'club',
  'partnerClub',
  'email',
  'phone',
  'paidYen',
  'note',
] as const;
