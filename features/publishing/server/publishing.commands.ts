import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { announceMove, cancelEntries } from '#features/entries/server/entries.commands.ts';
import {
  lockTournament,
  offerFreePlaces,
  shortenHolds,
} from '#features/entries/server/entries.places.commands.ts';
import { listPlayedSince } from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import * as events from '#features/tournaments/events/server/events.store.ts';
import { createTournament } from '#features/tournaments/server/tournaments.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { holds, mergeEdit, pick } from '#platform/shared/merge-edit.ts';
import { existsEntered } from '../own-events/server/own-events.store.ts';
import type { TournamentForm } from '../publishing.form.ts';
import {
  changedFirstEvent,
  columnsOf,
  eventColumnsOf,
  type TournamentValues,
  valuesOf,
} from '../publishing.policy.ts';
import { countCancellation } from './publishing.cancellation.store.ts';
import {
  asNewEvent,
  type CopyRefusal,
  copyEvents,
  copyTieRules,
} from './publishing.copies.commands.ts';
import { asFormFacts } from './publishing.presenter.ts';
import { changeSportIn } from './publishing.sport.commands.ts';
import { type Denial, denialOf, logStep } from './publishing.steps.commands.ts';
import * as store from './publishing.store.ts';

/** Commands on a published tournament, by its organizer or by an operator, whose steps are logged. */

interface Publication {
  readonly publishId: string;
  readonly organizerId: number;
  readonly organizerName: string;
  readonly form: TournamentForm;
  readonly sport: Sport;
  readonly isUnlisted: boolean;
  /** An earlier tournament whose events it takes, with all that the form does not ask; undefined for one event. */
  readonly copyOf?: number | undefined;
}

/**
 * Publishes a tournament and gives its number; a resend of the same form gives the same number, whatever has become of its events
 * since.
 */
export async function publishTournament(
  { db, clock }: Services,
  { publishId, organizerId, organizerName, form, sport, isUnlisted, copyOf }: Publication,
): Promise<Result<number, 'ALREADY_PUBLISHED'> | CopyRefusal> {
  const known = await store.findPublished(db, publishId);
  const wanted = { ...columnsOf(form), organizerName, sport, isUnlisted };
  const event = eventColumnsOf(form);
  if (known) {
    const same =
      known.organizerId === organizerId && holds(known, wanted) && holds(known.events[0], event);
    return same ? ok(known.id) : refuse('ALREADY_PUBLISHED');
  }
  const row = { ...wanted, publishId, organizerId, createdAt: clock.now() };
  return db.transaction(async (tx) => {
    if (copyOf === undefined) return ok((await createTournament(tx, row, [event])).id);
    const copied = await copyEvents(tx, { id: copyOf, organizerId, form });
    if (!copied.ok) return copied;
    const [first, ...others] = copied.value;
    const events = [asNewEvent(first), ...others.map(asNewEvent)] as const;
    const { id, eventIds } = await createTournament(tx, row, events);
    await copyTieRules(tx, copied.value, eventIds);
    return ok(id);
  });
}

export type EditRefusal =
  | Denial
  | 'TOURNAMENT_CANCELLED'
  | 'LIMIT_BELOW_TAKEN'
  | 'TYPE_FIXED'
  | 'DATE_FIXED';

interface Request {
  readonly id: number;
  readonly account: Account;
}

interface Edit extends Request {
  readonly form: TournamentForm;
  /** The form's initial values; undefined replaces everything. */
  readonly was: TournamentValues | undefined;
}

/** Somebody else has changed the same fields to the values in `theirs`. */
interface Clash {
  readonly ok: false;
  readonly code: 'TOURNAMENT_CHANGED';
  readonly theirs: Partial<TournamentForm>;
}

/** Saves what the form changed, which is of the first event as well, and offers new places to the waiting list. */
export async function editTournament(
  services: Services,
  { id, account, form, was }: Edit,
): Promise<Result<StoredTournament, EditRefusal> | Clash> {
  return services.db.transaction(async (tx) => {
    const denied = await denialOf(tx, { id, account });
    if (denied) return refuse(denied);
    const locked = await lockTournament(services, tx, id);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament: before, now } = locked;
    if (before.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    const stored = valuesOf(asFormFacts(before));
    const { merged, clashes } = mergeEdit({ was: was ?? {}, wanted: form, stored });
    if (clashes.length > 0) {
      return { ok: false, code: 'TOURNAMENT_CHANGED', theirs: pick(stored, clashes) };
    }
    const [first, ...others] = before.events;
    const columns = columnsOf(merged);
    const eventColumns = changedFirstEvent(merged, first);
    const event = { ...first, ...eventColumns };
    const refusal = (await eventRefusal(tx, first, event)) ?? dateRefusal(before, columns);
    if (refusal) return refuse(refusal);

    await tournaments.update(tx, id, columns);
    await events.update(tx, first.id, eventColumns);
    const edited = { ...before, ...columns, events: [event, ...others] } as const;
    const after = await offerFreePlaces(services, tx, edited, now);
    await logStep(services, tx, { account, tournament: after });
    const beginsElse = BEGINNING.some((part) => before[part] !== after[part]);
    const isOtherDay = before.eventDate !== after.eventDate;
    const moved = { tournamentId: id, beginsElse, isOtherDay };
    await services.publish(tx, { type: 'tournament.changed', ...moved });
    const isNews = isMoved(before, after) && (await isStillPlayed(tx, after, dayInJapan(now)));
    if (isNews) await announceMove(services, tx, after, account.id);
    return ok(after);
  });
}

/** Chooses the sport of a tournament. A repeated call is no error. */
export function chooseSport(
  services: Services,
  { sport, ...request }: Request & { readonly sport: Sport },
): Promise<Changed> {
  return changeTournament(services, request, 'tournament-changed', async (tx, before) => {
    if (before.sport === sport) return null;
    await changeSportIn(tx, before, sport);
    return { ...before, sport };
  });
}

/** Takes a tournament out of all lists, or shows it to everybody. A repeated call is no error. */
export function setUnlisted(
  services: Services,
  { isUnlisted, ...request }: Request & { readonly isUnlisted: boolean },
): Promise<Changed> {
  return changeTournament(services, request, 'tournament-changed', async (tx, before) => {
    if (before.isUnlisted === isUnlisted) return null;
    await tournaments.updateUnlisted(tx, before.id, isUnlisted);
    return { ...before, isUnlisted };
  });
}

/** Closes entries, or opens them again and offers free places to the waiting list. A repeated call is no error. */
export function setTournamentOpen(
  services: Services,
  { open, ...request }: Request & { readonly open: boolean },
): Promise<Changed> {
  const action = open ? 'tournament-reopened' : 'tournament-closed';
  return changeTournament(services, request, action, async (tx, before) => {
    const state = open ? 'open' : 'closed';
    if (before.state === state) return null;
    await tournaments.updateState(tx, before.id, { state });
    const now = services.clock.now();
    if (!open) {
      const eventIds = before.events.map((event) => event.id);
      await shortenHolds(tx, eventIds, now);
    }
    return offerFreePlaces(services, tx, { ...before, state }, now);
  });
}

type Changed = Result<StoredTournament, Denial | 'TOURNAMENT_CANCELLED'>;

/** Changes a tournament that is not cancelled. `make` gives it as it is then; null where it is so already. */
function changeTournament(
  services: Services,
  { id, account }: Request,
  action: 'tournament-changed' | 'tournament-reopened' | 'tournament-closed',
  make: (tx: Db, before: StoredTournament) => Promise<StoredTournament | null>,
): Promise<Changed> {
  return services.db.transaction<Changed>(async (tx) => {
    const denied = await denialOf(tx, { id, account });
    if (denied) return refuse(denied);
    const before = await tournaments.findForUpdate(tx, id);
    if (!before) return refuse('TOURNAMENT_NOT_FOUND');
    if (before.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    const after = await make(tx, before);
    if (!after) return ok(before);
    await logStep(services, tx, { account, tournament: after, action });
    const countsElse = before.sport !== after.sport || before.isUnlisted !== after.isUnlisted;
    await services.publish(tx, { type: 'tournament.changed', tournamentId: id, countsElse });
    return ok(after);
  });
}

export type CancelRefusal = Denial | 'ALREADY_CANCELLED' | 'TOURNAMENT_OVER';

/**
 * Cancels a tournament with all its entries: fees are refunded, and everybody is notified. Gives the number of people of each, by the
 * count that the organizer has seen before.
 */
export async function cancelTournament(
  services: Services,
  { id, account, reason }: Request & { readonly reason: string },
): Promise<Result<{ refunds: number; notified: number }, CancelRefusal>> {
  return services.db.transaction(async (tx) => {
    const denied = await denialOf(tx, { id, account });
    if (denied) return refuse(denied);
    const locked = await lockTournament(services, tx, id, { offering: false });
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, now } = locked;
    if (tournament.state === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (Entry.isOver(tournament, dayInJapan(now))) return refuse('TOURNAMENT_OVER');
    await tournaments.updateState(tx, id, { state: 'cancelled' });
    const cancelled = { ...tournament, state: 'cancelled' } as const;
    const { refunds, points, playersTransfers, notified } = await countCancellation(tx, id, now);
    const step = { tournament: cancelled, reason, byAccountId: account.id, now };
    await cancelEntries(services, tx, step);
    await logStep(services, tx, { account, tournament: cancelled, action: 'tournament-cancelled' });
    await services.publish(tx, { type: 'tournament.changed', tournamentId: id });
    return ok({ refunds: refunds.people + points.people + playersTransfers.people, notified });
  });
}

async function eventRefusal(
  tx: Db,
  before: StoredEvent,
  after: StoredEvent,
): Promise<'LIMIT_BELOW_TAKEN' | 'TYPE_FIXED' | null> {
  if (after.participantLimit < after.placesTaken) return 'LIMIT_BELOW_TAKEN';
  const isOtherType = after.discipline !== before.discipline;
  return isOtherType && (await existsEntered(tx, before.id)) ? 'TYPE_FIXED' : null;
}

/** When a tournament begins. */
const BEGINNING = ['eventDate', 'startTime'] as const;

/** Final results have been played on their day: ratings, records and certificates name it. */
function dateRefusal(
  before: StoredTournament,
  { eventDate }: Pick<StoredTournament, 'eventDate'>,
): 'DATE_FIXED' | null {
  return before.finalizedAt && before.eventDate !== eventDate ? 'DATE_FIXED' : null;
}

/** The changes that every entered player needs to know: another day, time or place. */
function isMoved(before: StoredTournament, after: StoredTournament): boolean {
  const parts = [...BEGINNING, 'endTime', 'venue', 'prefecture'] as const;
  return parts.some((part) => before[part] !== after[part]);
}

/** Whether something of a tournament is still to come: a season begins on its day and goes on for months. */
async function isStillPlayed(tx: Db, after: StoredTournament, today: string): Promise<boolean> {
  if (!Entry.isOver(after, today)) return true;
  const eventIds = after.events.map(({ id }) => id);
  return (await listPlayedSince(tx, eventIds, today)).length > 0;
}
