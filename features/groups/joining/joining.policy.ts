import { isSameName } from '../groups.form.ts';

interface Row {
  readonly name: string;
  readonly accountId: string | null;
}

/** Whether a row of the list can be the place of a person of this name: the row has the name, and no account yet. */
export function isFreeFor(name: string, row: Row): boolean {
  return row.accountId === null && isSameName(row.name, name);
}
