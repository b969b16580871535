import { asEvents } from '#features/day/handshake/server/handshake.presenter.ts';
import { listMatches } from '#features/day/queue/server/queue.store.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import { findForDesk } from '#features/day/server/day.locks.commands.ts';
import { furtherStages } from '#features/event-draws/event-draws.further.policy.ts';
import { closedRefusal } from '#features/event-draws/server/event-draws.locks.commands.ts';
import { publicNamesOf } from '#features/event-draws/server/event-draws.public.presenter.ts';
import { listSides } from '#features/event-draws/ties/server/ties.people.commands.ts';
import { readStageTies } from '#features/event-draws/ties/server/ties.reading.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { findSeen } from '#features/referees/server/referees.unlisted.commands.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { asTie } from './ties.presenter.ts';

interface Reader {
  readonly tournamentId: number;
  readonly account: Account | null;
}

/** The ties of a tournament as somebody may read them; null for one that the reader does not find. */
export async function readTies(db: Db, { tournamentId, account }: Reader) {
  const desk = account ? await findForDesk(db, { tournamentId, account }) : null;
  const isDesk = desk?.ok ?? false;
  const tournament = desk?.ok ? desk.value : await findSeen(db, tournamentId, account);
  if (!tournament || (tournament.suspendedAt && !isDesk)) return null;
  const events = tournament.events.filter(({ discipline }) => discipline === 'Team');
  const queued = events.length > 0 ? await listMatches(db, tournamentId) : [];
  const rowOf = new Map(queued.map((row) => [`${row.stageId} ${row.matchId}`, row]));
  const halls = events.length > 0 ? await courts.listByTournament(db, tournamentId) : [];
  const courtName = new Map(halls.map(({ id, name }) => [id, name]));
  const ties: ReturnType<typeof asTie>[] = [];
  for (const event of events) {
    ties.push(...(await readEvent(db, event, { isDesk, rowOf, courtName })));
  }
  return {
    tournamentName: tournament.name,
    sport: tournament.sport,
    eventDate: tournament.eventDate,
    isDesk,
    isClosed: closedRefusal(tournament) !== null,
    events: asEvents(tournament).filter(({ eventType }) => eventType === 'Team'),
    ties,
  };
}

type Day = Pick<Parameters<typeof asTie>[1], 'rowOf' | 'courtName'> & { readonly isDesk: boolean };

/** The ties of an event's published draws. */
async function readEvent(db: Db, event: StoredEvent, { isDesk, ...day }: Day) {
  const ofEvent = await stages.listOf(db, event.id);
  if (ofEvent.length === 0) return [];
  const people = await listSides(db, event.id);
  const shownAs = publicNamesOf(people.filter(({ name }) => name !== FORMER_PLAYER));
  const names = new Map(
    people.map(({ number, name, club }) => [
      String(number),
      { name: (isDesk ? name : shownAs.get(number)) || FORMER_PLAYER, club },
    ]),
  );
  const further = furtherStages(ofEvent.find(({ position }) => position === 0)?.settings.format);
  const ties: ReturnType<typeof asTie>[] = [];
  for (const stage of ofEvent) {
    const played = await readStageTies(db, { event, stage });
    const after = further.find(({ position }) => position === stage.position) ?? null;
    const around = { event, after, names, ...day };
    ties.push(...(played?.ties ?? []).map((tie) => asTie(tie, { ...around, played: played! })));
  }
  return ties;
}
