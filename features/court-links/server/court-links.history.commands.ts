import { ok, refuse } from '#domain/common/result.ts';
import { findMatch } from '#features/day/handshake/server/handshake.matches.commands.ts';
import { asEvents } from '#features/day/handshake/server/handshake.presenter.ts';
import { readMatches } from '#features/day/handshake/server/handshake.reading.commands.ts';
import * as handshakes from '#features/day/handshake/server/handshake.store.ts';
import * as queue from '#features/day/queue/server/queue.store.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import { type DeskRequest, findForDesk } from '#features/day/server/day.locks.commands.ts';
import * as days from '#features/day/server/day.store.ts';
import { listKnown } from '#features/guardians/server/guardians.store.ts';
import { listHistory } from '#features/matches/server/matches.history.store.ts';
import type { Services } from '#platform/server/services.ts';
import * as devices from './court-links.devices.store.ts';
import { asHappened, asTallies } from './court-links.history.presenter.ts';
import * as store from './court-links.store.ts';

/** What the desk reads of a match when it looks back: who has done what with it, and its running scores. */
export async function readHistory(
  { db }: Pick<Services, 'db'>,
  {
    stageId,
    matchId,
    ...request
  }: DeskRequest & { readonly stageId: string; readonly matchId: string },
) {
  const desk = await findForDesk(db, request);
  if (!desk.ok) return desk;
  const tournament = desk.value;
  if (!(await days.find(db, tournament.id))) return refuse('DAY_NOT_OPEN');
  const found = await findMatch(db, tournament, { stageId, matchId });
  if (!found.ok) return found;
  const { event, match } = found.value;
  const [shown] = await readMatches(db, tournament, [{ stageId, matchId, eventId: event.id }]);
  if (!shown) return refuse('MATCH_NOT_FOUND');
  const { drawNumber, row } = match;
  const writes = await listHistory(db, { rowId: row?.id ?? null, stageId, matchId, drawNumber });
  const around = {
    match,
    courts: await courts.listByTournament(db, tournament.id),
    links: await store.listByTournament(db, tournament.id),
    guardianships: await listKnown(
      db,
      writes.flatMap(({ linkId }) => linkId ?? []),
    ),
  };
  const log = {
    writes,
    steps: await queue.listSteps(db, { stageId, matchId }),
    handshake: row ? await handshakes.findByMatch(db, row.id) : null,
  };
  const tallies = await devices.listTallies(db, tournament.id, { stageId, matchId });
  return ok({
    tournamentName: tournament.name,
    sport: tournament.sport,
    events: asEvents(tournament),
    match: shown,
    happened: asHappened(log, around),
    tallies: asTallies(tallies, around),
  });
}
