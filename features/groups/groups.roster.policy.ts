import { isSameName } from './groups.form.ts';
import type { GroupRole } from './groups.vocabulary.ts';

export interface NewMember {
  readonly name: string;
  readonly accountId: string | null;
  readonly role: GroupRole;
  readonly position: number;
}

/** Somebody on the list, as stored. */
export interface Listed extends NewMember {
  readonly id: number;
}

/** The change that an editor requests. A member who is neither named nor removed (one who joined meanwhile) stays. */
export interface RosterEdit {
  readonly members: readonly { readonly memberId: number | null; readonly name: string }[];
  readonly removed: readonly number[];
  /** The rows whose accounts are to be coach and manager. */
  readonly coachId: number | null;
  readonly managerId: number | null;
}

export interface RosterChanges {
  readonly left: readonly number[];
  readonly changed: readonly ({ readonly id: number } & Partial<
    Pick<NewMember, 'name' | 'role' | 'position'>
  >)[];
  readonly added: readonly NewMember[];
}

/**
 * The rows of a new group. The creator is the member of that name, else the coach of that name. A creator who is not
 * named looks after the group as its manager and is not listed among the players.
 */
export function firstRoster(
  group: { readonly coach: string; readonly members: readonly { readonly name: string }[] },
  creator: { readonly accountId: string; readonly name: string },
): NewMember[] {
  const names = group.members.map(({ name }) => name).filter((name) => name !== '');
  const own = names.findIndex((name) => isSameName(name, creator.name));
  const roster: NewMember[] = names.map((name, position) => ({
    name,
    accountId: position === own ? creator.accountId : null,
    role: 'Member',
    position,
  }));
  if (own !== -1) return roster;
  const role = isSameName(group.coach, creator.name) ? 'Coach' : 'Manager';
  return [...roster, { ...creator, role, position: names.length }];
}

/** Only what an edit changes. Rows that have left meanwhile, or that belong to another group, are skipped. */
export function changesOf(
  rows: readonly Listed[],
  edit: RosterEdit,
  creatorAccountId: string,
): RosterChanges {
  const wanted = new Map(
    edit.members.map(({ memberId, name }, position) => [memberId, { name, position }]),
  );
  const gone = (row: Listed) => edit.removed.includes(row.id) || wanted.get(row.id)?.name === '';
  const creates = (row: Listed) => row.accountId === creatorAccountId;
  return {
    // The creator cannot be removed: one who is removed from the players becomes manager.
    left: rows.filter((row) => gone(row) && !creates(row)).map(({ id }) => id),
    changed: rows
      .filter((row) => !gone(row) || creates(row))
      .map((row) => {
        const next = gone(row) ? undefined : wanted.get(row.id);
        const role = creates(row) ? creatorsRole(row, gone(row)) : roleIn(edit, row);
        return {
          id: row.id,
          ...(next && next.name !== row.name && { name: next.name }),
          ...(next && next.position !== row.position && { position: next.position }),
          ...(role !== row.role && { role }),
        };
      })
      .filter((change) => Object.keys(change).length > 1),
    added: edit.members.flatMap(({ memberId, name }, position) =>
      memberId === null && name !== ''
        ? [{ name, accountId: null, role: 'Member' as const, position }]
        : [],
    ),
  };
}

function creatorsRole(row: Listed, removed: boolean): GroupRole {
  return removed && row.role === 'Member' ? 'Manager' : row.role;
}

/** Only somebody with an account can hold a role that gives rights. */
function roleIn(edit: RosterEdit, row: Listed): GroupRole {
  if (row.accountId === null) return 'Member';
  if (row.id === edit.coachId) return 'Coach';
  return row.id === edit.managerId ? 'Manager' : 'Member';
}
