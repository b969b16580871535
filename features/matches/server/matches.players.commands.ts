import type { Db } from '#platform/server/db/database.ts';
import * as matches from './matches.store.ts';

/**
 * The players of a match as its owner knows them, read under the lock of its stage; missing where the list of the match's
 * group names them by the numbers of its sides.
 */
export type FindPlayers = (tx: Db) => Promise<readonly matches.PlayerOnSide[]>;

/** Names the players of a match that is written for the first time. A step of the command that writes it. */
export async function namePlayersIn(
  tx: Db,
  match: { readonly id: string; readonly playedOn: string },
  findPlayers: FindPlayers | undefined,
): Promise<void> {
  if (findPlayers) await matches.insertKnownPlayers(tx, match, await findPlayers(tx));
  else await matches.insertPlayers(tx, [match.id]);
}

/** Names them again after a correction, and those of a cleared match not at all. */
export async function renamePlayersIn(
  tx: Db,
  match: { readonly id: string; readonly playedOn: string },
  findPlayers: FindPlayers | undefined,
): Promise<void> {
  await matches.deletePlayers(tx, match.id);
  await namePlayersIn(tx, match, findPlayers);
}
