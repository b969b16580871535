import { ok, refuse } from '#domain/common/result.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { closedRefusal as finalRefusal } from '#features/event-draws/server/event-draws.locks.commands.ts';
import {
  type LinePupil,
  listLinePupils,
} from '#features/event-draws/server/event-draws.pupils.store.ts';
import * as entrants from '#features/event-draws/server/event-draws.store.ts';
import { listAccountSides } from '#features/event-draws/ties/server/ties.line-ups.commands.ts';
import { listSides } from '#features/event-draws/ties/server/ties.people.commands.ts';
import { listPupilAccounts } from '#features/groups/server/groups.pupils.store.ts';
import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isDayOver, isPlayedToday } from '../../check-in/check-in.policy.ts';
import { closedRefusal, type DeskRequest, findForDesk } from '../../server/day.locks.commands.ts';
import { isSettled } from '../handshake.policy.ts';
import {
  type EventMatches,
  listMatches,
  type MatchRef,
  numbersOf,
  orderedSides,
  sideOf,
} from './handshake.matches.commands.ts';
import type { DrawnMatch } from './handshake.matches.presenter.ts';
import { type CalledNext, listCalledNext } from './handshake.next.commands.ts';
import { asDayMatch, asEvents, type Reader } from './handshake.presenter.ts';
import * as store from './handshake.store.ts';

/** What players and the desk read of the results of a day. */

type Reading = Pick<Services, 'db' | 'clock'>;

/**
 * The matches of an account and of its pupils in all events of a tournament; null where none of them plays. A guardian reads those
 * that the own child plays, whomever the child looks after.
 */
export async function readOwnMatches(
  { db, clock }: Reading,
  tournamentId: number,
  accountId: string,
  /** By whose link it is read for the account; an account reads for itself. */
  guardianshipId?: string,
) {
  const tournament = await tournaments.findById(db, tournamentId);
  if (!tournament) return null;
  const isGuardian = guardianshipId !== undefined;
  const asked = { accountId, tournamentId };
  const { pupils, entered } = isGuardian ? NO_PUPILS : await listOwnPupils(db, asked);
  const accounts = [accountId, ...pupils];
  const places = await entrants.listNumbersOfAccounts(db, tournamentId, accounts);
  const matches: ReturnType<typeof asDayMatch>[] = [];
  let isIn = false;
  for (const event of tournament.events) {
    const listed = places.filter(({ eventId }) => eventId === event.id);
    const sides = event.discipline === 'Team' ? await listAccountSides(db, event.id) : [];
    const speaking = sides.filter(({ isPlayer }) => isPlayer || !isGuardian);
    const numbersFor = (asked: readonly string[]) =>
      [
        ...listed.filter(({ accountId: first, partnerId }) =>
          [first, partnerId].some((id) => id !== null && asked.includes(id)),
        ),
        ...speaking.filter((one) => asked.includes(one.accountId)),
      ].map(({ number }) => number);
    const others = [
      ...numbersFor(pupils),
      ...numbersOf(entered.filter(({ eventId }) => eventId === event.id)),
    ];
    // The reader comes before the pupils.
    const numbers = [...numbersFor([accountId]).map(String), ...orderedSides(event, others)];
    if (numbers.length === 0) continue;
    isIn = true;
    const known = await entrants.listEntrants(db, event.id);
    for (const stage of await listMatches(db, event)) {
      const reader = isGuardian ? { guardianshipId } : { accountId };
      const side = (match: DrawnMatch) => sideOf(match, numbers);
      matches.push(...(await asShown(db, stage, known, side, reader)));
    }
  }
  if (!isIn) return null;
  const now = clock.now();
  const silence = await store.findSilence(db, tournamentId);
  return {
    tournamentName: tournament.name,
    eventDate: tournament.eventDate,
    venue: tournament.venue,
    sport: tournament.sport,
    isCancelled: tournament.state === 'cancelled',
    isOpen: silence !== null && !closedRefusal(tournament, now) && isPlayedToday(tournament, now),
    isOver: isDayOver(tournament, now),
    events: asEvents(tournament),
    matches,
  };
}

interface Pupils {
  /** Their accounts. */
  readonly pupils: readonly string[];
  /** Those without an account. */
  readonly entered: readonly LinePupil[];
}

const NO_PUPILS: Pupils = { pupils: [], entered: [] };

async function listOwnPupils(
  db: Db,
  asked: { readonly accountId: string; readonly tournamentId: number },
): Promise<Pupils> {
  const pupils = await listPupilAccounts(db, asked.accountId);
  return { pupils, entered: await listLinePupils(db, asked) };
}

/** The matches of a stage for a reader; those without a side of the reader are left out. */
async function asShown(
  db: Db,
  { event, matches }: EventMatches,
  known: readonly entrants.StoredEntrant[],
  ownSide: (match: DrawnMatch) => Side | null | undefined,
  reader?: Reader,
) {
  const shown = matches.flatMap((match) => {
    const side = ownSide(match);
    return side === undefined ? [] : [{ match, side }];
  });
  if (shown.length === 0) return [];
  const people = await listSides(db, event.id);
  const ids = shown.flatMap(({ match }) => (match.row ? [match.row.id] : []));
  const handshakes = await store.listByMatches(db, ids);
  return shown.map(({ match, side }) =>
    asDayMatch(match, {
      event,
      people,
      entrants: known,
      ownSide: side,
      reader,
      handshake: match.row ? handshakes.get(match.row.id) : undefined,
    }),
  );
}

/** These matches of a tournament for a reader who calls both sides by name; those of no published draw are left out. */
export async function readMatches(
  db: Db,
  tournament: StoredTournament,
  refs: readonly (MatchRef & { readonly eventId: number })[],
) {
  const shown: ReturnType<typeof asDayMatch>[] = [];
  for (const event of tournament.events.filter(({ id }) =>
    refs.some((one) => one.eventId === id),
  )) {
    const known = await entrants.listEntrants(db, event.id);
    for (const stage of await listMatches(db, event)) {
      const isWanted = ({ stageId, matchId }: MatchRef) =>
        refs.some((one) => one.stageId === stageId && one.matchId === matchId);
      shown.push(
        ...(await asShown(db, stage, known, (match) => (isWanted(match) ? null : undefined))),
      );
    }
  }
  return shown;
}

/** The results of a day to which the other side has not agreed: contradicted ones first. For the desk. */
export async function readOpenResults(services: Reading, request: DeskRequest) {
  const { db, clock } = services;
  const found = await findForDesk(db, request);
  if (!found.ok) return found;
  const silenceMinutes = await store.findSilence(db, request.tournamentId);
  if (silenceMinutes === null) return refuse('DAY_NOT_OPEN');
  const tournament = found.value;
  const matches = (await listOpen(db, tournament)).toSorted((a, b) => {
    const rank = (one: typeof a) => (one.handshake?.state === 'disputed' ? 0 : 1);
    const at = (one: typeof a) => one.handshake?.enteredAt ?? '';
    return rank(a) - rank(b) || at(a).localeCompare(at(b));
  });
  return ok({
    tournamentName: tournament.name,
    sport: tournament.sport,
    isClosed: closedRefusal(tournament, clock.now()) !== null,
    isFixed: finalRefusal(tournament) !== null,
    silenceMinutes,
    mayReferee: await isReferee(db, request.account, tournament),
    events: asEvents(tournament),
    matches,
  });
}

async function listOpen(db: Db, tournament: StoredTournament) {
  const open = await store.listOpen(db, tournament.id);
  if (open.length === 0) return [];
  const waiting = new Map(open.map((one) => [one.matchId, one]));
  const shown: (ReturnType<typeof asDayMatch> & { calledNext: CalledNext | null })[] = [];
  for (const event of tournament.events) {
    for (const stage of await listMatches(db, event)) {
      const wanted = stage.matches.some(({ row }) => row && waiting.has(row.id));
      if (!wanted) continue;
      const known = await entrants.listEntrants(db, event.id);
      const called = await listCalledNext(db, tournament.id, stage.matches);
      const open = await asShown(db, stage, known, ({ row, version }) =>
        row && !isSettled(waiting.get(row.id) ?? null, version) ? null : undefined,
      );
      shown.push(
        ...open.map((match) => ({ ...match, calledNext: called.get(match.matchId) ?? null })),
      );
    }
  }
  return shown;
}
