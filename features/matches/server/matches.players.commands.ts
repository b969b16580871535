import type { Db } from '#platform/server/db/database.ts';
import type { FindPlayers } from './matches.owner.provider.ts';
import * as matches from './matches.store.ts';

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
