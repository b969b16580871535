import { addPlayersIn, ensurePlayerIn } from '#features/players/server/players.commands.ts';
import * as players from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { NewMember, RosterChanges } from '../groups.roster.policy.ts';
import type { NewRow, StoredMember } from './groups.members.store.ts';

/** Gives each new row of a list its player: that of its account, or a new one. A step of other commands. */
export async function withPlayersIn(
  tx: Db,
  added: readonly NewMember[],
  createdByAccount: string,
): Promise<NewRow[]> {
  const unlinked = added.filter(({ accountId }) => accountId === null);
  const names = unlinked.map(({ name }) => name);
  const ids = await addPlayersIn(tx, names, createdByAccount);
  const made = new Map(unlinked.map((member, at) => [member, ids[at]]));
  const rows: NewRow[] = [];
  for (const member of added) {
    const { accountId, name } = member;
    const playerId = accountId ? await ensurePlayerIn(tx, { accountId, name }) : made.get(member);
    if (!playerId) throw new Error('a member was left without a player');
    rows.push({ ...member, playerId });
  }
  return rows;
}

/**
 * Renames the players of renamed rows without an account: they have no name but that on the list. A step of other
 * commands.
 */
export async function renamePlayersIn(
  tx: Db,
  rows: readonly StoredMember[],
  changed: RosterChanges['changed'],
): Promise<void> {
  const unlinked = new Map(
    rows.filter(({ accountId }) => accountId === null).map((row) => [row.id, row.playerId]),
  );
  for (const { id, name } of changed) {
    const playerId = unlinked.get(id);
    if (playerId && name !== undefined) await players.updateDisplayName(tx, playerId, name);
  }
}
