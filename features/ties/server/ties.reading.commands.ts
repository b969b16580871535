import { asEvents } from '#features/day/handshake/server/handshake.presenter.ts';
import { listMatches } from '#features/day/queue/server/queue.store.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import {
  closedUnlessCorrected,
  closedWhenFinal,
} from '#features/event-draws/corrections/server/corrections.commands.ts';
import { furtherStages } from '#features/event-draws/event-draws.further.policy.ts';
import { publicNamesOf } from '#features/event-draws/server/event-draws.public.presenter.ts';
import {
  type EventTies,
  readEventTies,
} from '#features/event-draws/ties/server/ties.event.commands.ts';
import { mayWorkAtDesk } from '#features/referees/referees.policy.ts';
import { findDuty } from '#features/referees/server/referees.store.ts';
import { isSeenBy } from '#features/referees/server/referees.unlisted.commands.ts';
import { findById, type StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/together.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { asTie } from './ties.presenter.ts';

interface Reader {
  readonly tournamentId: number;
  readonly account: Account | null;
}

/** The ties of a tournament as somebody may read them, in two statements; null for one that the reader does not find. */
export async function readTies(services: Pick<Services, 'db' | 'clock'>, reader: Reader) {
  const { db } = services;
  const found = await findReadable(db, reader);
  if (!found) return null;
  const { tournament, isDesk } = found;
  const { events, beside } = await readEventTies(
    db,
    tournament,
    [
      (one) => listMatches(one, tournament.id),
      (one) => courts.listByTournament(one, tournament.id),
    ],
    ([rows], stageId, matchId) =>
      rows.some(
        (row) => row.stageId === stageId && row.matchId === matchId && row.state === 'playing',
      ),
  );
  const [queued, halls] = beside;
  const closed = await listClosed(services, tournament, reader.account);
  const rowOf = new Map(queued.map((row) => [`${row.stageId} ${row.matchId}`, row]));
  const courtName = new Map(halls.map(({ id, name }) => [id, name]));
  return {
    tournamentName: tournament.name,
    sport: tournament.sport,
    eventDate: tournament.eventDate,
    isDesk,
    events: asEvents(tournament).filter(({ eventType }) => eventType === 'Team'),
    ties: events.flatMap((one) =>
      tiesOf(one, { isDesk, rowOf, courtName, isClosed: closed.has(one.event.id) }),
    ),
  };
}

/** One statement; an unlisted tournament asks more of who is not its desk. */
async function findReadable(db: Db, { tournamentId: id, account }: Reader) {
  const [tournament, duty] = account
    ? await together(db, [(one) => findById(one, id), (one) => findDuty(one, id, account.id)])
    : [await findById(db, id), null];
  if (!tournament) return null;
  const isDesk = account !== null && mayWorkAtDesk(account, tournament, duty);
  if (isDesk) return { tournament, isDesk };
  if (tournament.suspendedAt || !(await isSeenBy(db, tournament, account))) return null;
  return { tournament, isDesk };
}

/** The events for teams whose results the reader cannot change, by the check of the writes. No statement before results are final. */
async function listClosed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tournament: StoredTournament,
  account: Account | null,
): Promise<ReadonlySet<number>> {
  const findClosed = account ? closedUnlessCorrected(clock, account) : closedWhenFinal;
  const closed = new Set<number>();
  for (const event of tournament.events) {
    if (event.discipline !== 'Team') continue;
    if (await findClosed(db, { tournament, event })) closed.add(event.id);
  }
  return closed;
}

type Day = Pick<Parameters<typeof asTie>[1], 'rowOf' | 'courtName' | 'isClosed'> & {
  readonly isDesk: boolean;
};

/** The ties of an event's published draws. */
function tiesOf({ event, stages, people }: EventTies, { isDesk, ...day }: Day) {
  const shownAs = publicNamesOf(people.filter(({ name }) => name !== FORMER_PLAYER));
  const names = new Map(
    people.map(({ number, name, club }) => [
      String(number),
      { name: (isDesk ? name : shownAs.get(number)) || FORMER_PLAYER, club },
    ]),
  );
  const first = stages.find(({ stage }) => stage.position === 0);
  const further = furtherStages(first?.stage.settings.format);
  return stages.flatMap((played) => {
    const after = further.find(({ position }) => position === played.stage.position) ?? null;
    return played.ties.map((tie) => asTie(tie, { event, played, after, names, ...day }));
  });
}
