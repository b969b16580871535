import { ok, type Result, refuse } from '#domain/common/result.ts';
import { findForReferee } from '#features/day/server/day.locks.commands.ts';
import { readPublicDraw } from '#features/event-draws/server/event-draws.public.commands.ts';
import { listPeople } from '#features/event-draws/server/event-draws.public.store.ts';
import { findSeen } from '#features/referees/server/referees.unlisted.commands.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import { type PlayedStage, type PublicDraw, stagesOf } from '../results.stages.policy.ts';
import type { Names } from '../results.vocabulary.ts';
import { readTeams, type TeamsOfEvent } from './results.ties.commands.ts';

/** Reads a tournament as it was played, by the rights of the reader. */

export interface PlayedEvent {
  readonly event: StoredEvent;
  readonly drawn: PublicDraw;
  readonly stages: readonly PlayedStage[];
  /** Of an event for teams; null for all others. */
  readonly teams: TeamsOfEvent | null;
}

interface Reader {
  readonly tournamentId: number;
  readonly names: Names;
  readonly account: Account | null;
}

/** The tournament, for somebody who may read these names of it. One that an operator holds back is found by its desk only. */
export async function findReadable(
  db: Db,
  { tournamentId, names, account }: Reader,
): Promise<Result<StoredTournament, 'TOURNAMENT_NOT_FOUND' | 'FORBIDDEN'>> {
  if (names === 'full') {
    return account ? findForReferee(db, { tournamentId, account }) : refuse('FORBIDDEN');
  }
  const tournament = await findSeen(db, tournamentId, account);
  return tournament && !tournament.suspendedAt ? ok(tournament) : refuse('TOURNAMENT_NOT_FOUND');
}

/** Every event with its published draws, in the order of the tournament. */
export async function readPlayed(
  db: Db,
  tournament: StoredTournament,
  names: Names,
): Promise<readonly PlayedEvent[]> {
  const teams = await readTeams(db, tournament, names);
  const played: PlayedEvent[] = [];
  for (const event of tournament.events) {
    const shown = await readPublicDraw(db, tournament, event);
    const drawn = names === 'full' ? await withWholeNames(db, event, shown) : shown;
    played.push({ event, drawn, stages: stagesOf(drawn), teams: teams.get(event.id) ?? null });
  }
  return played;
}

/** The names of the seeding list in the place of those that strangers read. */
async function withWholeNames(db: Db, event: StoredEvent, drawn: PublicDraw): Promise<PublicDraw> {
  const listed = await listPeople(db, event.id);
  const names = new Map(listed.map(({ number, name }) => [String(number), name]));
  const whole = <Draw extends PublicDraw['draw']>(draw: Draw): Draw =>
    draw && {
      ...draw,
      people: draw.people.map((one) => ({ ...one, name: names.get(one.id) ?? one.name })),
    };
  return {
    ...drawn,
    draw: whole(drawn.draw),
    further: drawn.further.map((stage) => ({ ...stage, draw: whole(stage.draw) })),
  };
}
