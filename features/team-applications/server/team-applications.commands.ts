import { v7 as uuidv7 } from 'uuid';
import { ok, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import type { WantedLine } from '#features/entries/applications/applications.vocabulary.ts';
import {
  confirmApplication,
  noteStep,
} from '#features/entries/applications/server/applications.commands.ts';
import * as seats from '#features/entries/applications/server/applications.seats.store.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { existsTeam } from '#features/entries/server/entries.claims.store.ts';
import { endOfEntries, takePlaces } from '#features/entries/server/entries.places.commands.ts';
import { teamKey } from '#features/entries/teams/teams.policy.ts';
import { leaveWaitingListOf } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import type { Pupil } from '#features/groups/roster/server/roster.store.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import type { VisibleGroup } from '#features/groups/server/groups.store.ts';
import { freeCode } from '#features/payments/transfers/server/transfers.commands.ts';
import * as terms from '#features/payments/transfers/server/transfers.terms.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import {
  type EventFacts,
  type Facts,
  findProblems,
  mayTransfer,
  type Problem,
  totalOf,
} from '../team-applications.policy.ts';
import * as lineStore from './team-applications.lines.store.ts';
import { listUnpaid, lockOwn } from './team-applications.locks.commands.ts';
import { notifyOfDue } from './team-applications.notifications.ts';
import * as playerStore from './team-applications.players.store.ts';
import { notifyPupils } from './team-applications.pupils.notifications.ts';
import { insertSeats, type Line, listSeated, seatsOf } from './team-applications.seats.commands.ts';

export interface ApplyRequest {
  readonly id: string;
  readonly accountId: string;
  /** From the browser; the same write sent again changes nothing. */
  readonly writeId: string;
  /** Of the draft that the teacher has seen. */
  readonly version: number;
  /** What the teacher has seen as the total, in whole yen. */
  readonly totalYen: number;
  /** Pay later by a transfer, instead of within 30 minutes. */
  readonly byTransfer: boolean;
}

/** Why an application is refused, with the facts that its sentence needs. */
export type ApplyRefusal =
  | Problem
  | { readonly code: 'AMOUNT_CHANGED'; readonly was: number; readonly is: number }
  | {
      readonly code:
        | 'APPLICATION_NOT_FOUND'
        | 'TOURNAMENT_CANCELLED'
        | 'DRAFT_CHANGED'
        | 'ALREADY_APPLIED'
        | 'TRANSFER_NOT_OFFERED'
        | 'TRANSFER_TOO_LATE';
    };

export type Applied =
  | { readonly ok: true; readonly value: { readonly id: string } }
  | { readonly ok: false; readonly refusal: ApplyRefusal };

/**
 * Applies for everything that a draft holds, or for nothing: under the lock of the tournament, every line gets its place,
 * held for 30 minutes or until the end of the entries.
 */
export async function apply(services: Services, request: ApplyRequest): Promise<Applied> {
  const { id, accountId, writeId, version } = request;
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, { id, accountId });
    if (!locked) return refused({ code: 'APPLICATION_NOT_FOUND' });
    const { application: draft, group, tournament, now } = locked;
    if (draft.lastWriteId === writeId) return ok({ id });
    if (draft.state !== 'draft') return refused({ code: 'ALREADY_APPLIED' });
    if (draft.version !== version) return refused({ code: 'DRAFT_CHANGED' });
    const pupils = await listPupils(tx, draft.groupId);
    const applying = { ...request, draft, group, tournament, pupils, now };
    const refusal = await refusalOf(tx, applying);
    if (refusal) return refused(refusal);
    await take(services, tx, applying);
    return ok({ id });
  });
}

interface Applying extends ApplyRequest {
  readonly draft: StoredApplication;
  readonly group: VisibleGroup;
  readonly tournament: StoredTournament;
  readonly pupils: readonly Pupil[];
  readonly now: Date;
}

async function refusalOf(tx: Db, applying: Applying): Promise<ApplyRefusal | null> {
  const { draft, tournament, byTransfer, now, totalYen: was } = applying;
  if (tournament.state === 'cancelled') return { code: 'TOURNAMENT_CANCELLED' };
  const facts = await findFacts(tx, applying);
  const [problem] = findProblems(draft.wanted, facts);
  if (problem) return problem;
  for (const line of draft.wanted) {
    if (line.team && (await isTeamTaken(tx, line))) {
      return { code: 'TEAM_NAME_TAKEN', eventId: line.eventId };
    }
  }
  const is = totalOf(draft.wanted, facts.events);
  if (is !== was) return { code: 'AMOUNT_CHANGED', was, is };
  return byTransfer && is > 0 ? refusalOfTransfer(tx, tournament, now) : null;
}

/** Why an application cannot be paid by a transfer; null where it can. */
export async function refusalOfTransfer(
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<{ code: 'TRANSFER_NOT_OFFERED' | 'TRANSFER_TOO_LATE' } | null> {
  const { transferTo } = await terms.findTerms(tx, tournament.organizerId);
  if (transferTo === '') return { code: 'TRANSFER_NOT_OFFERED' };
  return mayTransfer(now, endOfEntries(tournament)) ? null : { code: 'TRANSFER_TOO_LATE' };
}

async function isTeamTaken(tx: Db, { eventId, team = '' }: WantedLine): Promise<boolean> {
  return existsTeam(tx, { eventId, teamKeys: [teamKey(team)] });
}

/** What a choice of a group is judged by, for the phone and, under the lock of the tournament, for the server. */
export async function findFacts(
  tx: Db,
  {
    tournament,
    draft,
    pupils,
    now,
  }: Pick<Applying, 'tournament' | 'pupils' | 'now'> & {
    readonly draft: Pick<StoredApplication, 'tournamentId' | 'groupId'>;
  },
): Promise<Facts> {
  const entered = Map.groupBy(await playerStore.listEntered(tx, draft), ({ pupilId }) => pupilId);
  const ofClub = await lineStore.countOfClub(tx, draft);
  const today = dayInJapan(now);
  return {
    events: tournament.events.map(
      (event): EventFacts => ({
        id: event.id,
        eventType: event.discipline,
        genderRule: event.genderRule,
        feeYen: event.feeYen,
        availability: Entry.availability({ ...tournament, ...placesOf([event]) }, today),
        placesLeft: Entry.placesLeft(event),
        perClubLimit: event.perClubLimit,
        ofClub: ofClub.get(event.id) ?? 0,
      }),
    ),
    pupils: pupils.map(({ id, gender }) => ({
      id,
      gender,
      enteredIn: (entered.get(id) ?? []).map(({ eventId }) => eventId),
    })),
  };
}

/** Takes the places of all lines and stores them; nothing here can be refused any more. */
async function take(services: Services, tx: Db, applying: Applying): Promise<void> {
  const { draft, group, tournament, accountId, writeId, byTransfer, now } = applying;
  const { id } = draft;
  const lines = linesOf(applying, await lineStore.listLastRanks(tx, draft));
  const totalYen = lines.reduce((sum, { feeYen }) => sum + feeYen, 0);
  const isByTransfer = byTransfer && totalYen > 0;
  const until = isByTransfer
    ? endOfEntries(tournament)
    : new Date(Entry.reservationEnds(now.getTime()));
  const seated = lines.map((line) => seatsOf(line, { clubName: group.name, now }));
  await takePlaces(tx, tournament, lines);
  await seats.insertLines(
    tx,
    lines.map(({ team, rankInClub, feeYen, eventId, ...line }, at) => ({
      ...seated[at]?.owner,
      id: line.id,
      tournamentId: tournament.id,
      eventId,
      team,
      teamKey: team === null ? null : teamKey(team),
      state: 'reserved' as const,
      feeYen,
      reservedUntil: until,
      createdAt: now,
      applicationId: id,
      rankInClub,
    })),
  );
  await insertSeats(tx, seated);
  const change = {
    state: isByTransfer ? ('awaiting-payment' as const) : ('reserved' as const),
    byAccountId: accountId,
    lastWriteId: writeId,
    totalYen,
    isByTransfer,
    dueAt: until,
    code: await freeCode(tx),
    appliedAt: now,
  };
  await applications.update(tx, id, change);
  const step = { amountYen: totalYen, accountId, at: now };
  await noteStep(tx, id, { kind: isByTransfer ? 'later' : 'reserved', ...step });
  const application = { ...draft, ...change };
  const stored = await applications.listLiveLines(tx, id);
  const people = await listSeated(tx, stored);
  for (const { entry, accountId: of } of people) {
    await leaveWaitingListOf(services, tx, { accountId: of, eventId: entry.eventId });
  }
  await notifyPupils(services, tx, { application, tournament, people });
  if (totalYen === 0) {
    const free = { application, tournament, method: null, accountId, now };
    return confirmApplication(services, tx, free);
  }
  if (isByTransfer) await notifyOfDue(services, tx, { application, tournament });
}

type NewLine = Line & { readonly rankInClub: number; readonly feeYen: number };

/**
 * The lines of a draft as entries, ranked within their events in the order of the draft, behind those that the school has there from
 * an earlier application.
 */
function linesOf(
  { draft, tournament, pupils }: Applying,
  lastRanks: ReadonlyMap<number, number>,
): NewLine[] {
  const known = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const ranks = new Map(lastRanks);
  return draft.wanted.map(({ eventId, pupils: ids, team = null }) => {
    const { discipline, feeYen } = eventOf(tournament, eventId);
    const rankInClub = (ranks.get(eventId) ?? 0) + 1;
    ranks.set(eventId, rankInClub);
    return {
      id: uuidv7(),
      eventId,
      eventType: discipline,
      team: discipline === 'Team' ? team : null,
      pupils: ids.flatMap((one) => known.get(one) ?? []),
      rankInClub,
      feeYen,
    };
  });
}

function refused(refusal: ApplyRefusal): Applied {
  return { ok: false, refusal };
}

interface Later {
  readonly id: string;
  readonly accountId: string;
}

/** Holds an unpaid application until the end of the entries, for a transfer, instead of for the rest of its minutes. */
export async function payLater(services: Services, { id, accountId }: Later) {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, { id, accountId });
    if (!locked) return refuse('APPLICATION_NOT_FOUND');
    const { application, tournament, now } = locked;
    if (application.state === 'awaiting-payment') return ok({ id });
    const unpaid = await listUnpaid(tx, application);
    if (!unpaid.ok) return unpaid;
    const refusal = await refusalOfTransfer(tx, tournament, now);
    if (refusal) return refuse(refusal.code);
    const dueAt = endOfEntries(tournament);
    const change = { state: 'awaiting-payment' as const, isByTransfer: true, dueAt };
    await applications.updateReservedLines(tx, id, { reservedUntil: dueAt });
    await applications.update(tx, id, change);
    const amountYen = application.totalYen;
    await noteStep(tx, id, { kind: 'later', amountYen, accountId, at: now });
    await notifyOfDue(services, tx, { application: { ...application, ...change }, tournament });
    return ok({ id });
  });
}
