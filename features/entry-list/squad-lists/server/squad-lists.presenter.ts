import { listPlayers } from '#features/entries/squads/server/squads.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listTeams } from './squad-lists.store.ts';

/** The confirmed teams of a tournament, each with the players of its squad in their registered order. */
export async function presentSquads(db: Db, tournamentId: number) {
  const teams = await listTeams(db, tournamentId);
  const players = await listPlayers(
    db,
    teams.map(({ entryId }) => entryId),
  );
  const inSquad = players.filter(({ position }) => position !== null);
  const ofTeam = Map.groupBy(inSquad, ({ entryId }) => entryId);
  return teams.map(({ entryId, eventId, name, club }) => ({
    entryId,
    eventId,
    name,
    club,
    players: (ofTeam.get(entryId) ?? []).map((player, at) => ({
      place: at + 1,
      name: player.name,
      reading: player.reading,
      grade: player.grade,
    })),
  }));
}

export type ListedTeam = Awaited<ReturnType<typeof presentSquads>>[number];
