import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  lockTournament,
  offerFreePlaces,
} from '#features/entries/server/entries.places.commands.ts';
import { MOST_EVENTS } from '#features/tournaments/events/events.vocabulary.ts';
import { findEvent, withEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import * as events from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { holds, mergeEdit, pick } from '#platform/shared/merge-edit.ts';
import { type Denial, denialOf, logStep } from '../../server/publishing.steps.commands.ts';
import type { EventForm, EventValues } from '../own-events.form.ts';
import { type EventFormRefusal, eventValuesOf, isRated, refusalOf } from '../own-events.policy.ts';
import { asEventFacts } from './own-events.presenter.ts';
import { existsEntered } from './own-events.store.ts';

/** Commands on the events of a tournament, by its organizer or by an operator, whose steps are logged. */

export interface Request {
  readonly id: number;
  readonly account: Pick<Account, 'organizerId' | 'roles'> & { readonly id: string };
}

export type Barred = Denial | 'TOURNAMENT_CANCELLED';

interface Addition extends Request {
  readonly creationId: string;
  readonly form: EventForm;
}

/** Adds an event at the end of the list. The same addition sent again gives the event that it made; another under its id is refused. */
export async function addEvent(
  services: Services,
  { id, account, creationId, form }: Addition,
): Promise<Result<number, Barred | EventFormRefusal | 'TOO_MANY_EVENTS' | 'ID_TAKEN'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, { id, account });
    if (!locked.ok) return locked;
    const { tournament } = locked.value;
    const known = await events.findByCreation(tx, creationId);
    if (known) {
      const isSame = known.tournamentId === id && holds(known, columnsOf(form));
      return isSame ? ok(known.id) : refuse('ID_TAKEN');
    }
    if (tournament.events.length >= MOST_EVENTS) return refuse('TOO_MANY_EVENTS');
    const about = { before: null, isFirst: false, isEntered: false, isFinal: false };
    const refusal = refusalOf(form, { ...about, events: tournament.events });
    if (refusal) return refuse(refusal);
    const eventId = await events.insert(tx, { ...columnsOf(form), tournamentId: id, creationId });
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'tournament.changed', tournamentId: id });
    return ok(eventId);
  });
}

interface Edit extends Request {
  readonly eventId: number;
  readonly form: EventForm;
  /** The form's initial values. */
  readonly was: Partial<EventValues>;
}

/** Somebody else has changed the same fields to the values in `theirs`. */
interface Clash {
  readonly ok: false;
  readonly code: 'EVENT_CHANGED';
  readonly theirs: Partial<EventForm>;
}

/** Saves what the form changed, and offers new places to the waiting list. */
export async function editEvent(
  services: Services,
  { id, account, eventId, form, was }: Edit,
): Promise<
  Result<StoredEvent, Barred | EventFormRefusal | 'EVENT_NOT_FOUND' | 'LIMIT_BELOW_TAKEN'> | Clash
> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, { id, account });
    if (!locked.ok) return locked;
    const { tournament, now } = locked.value;
    const before = findEvent(tournament, eventId);
    if (!before) return refuse('EVENT_NOT_FOUND');
    const stored = eventValuesOf(asEventFacts(before));
    // A page that was opened before a field existed does not send it: the field stays as it is.
    const wanted = was.rated === undefined ? { ...form, rated: stored.rated } : form;
    const { merged, clashes } = mergeEdit({ was, wanted, stored });
    if (clashes.length > 0) {
      return { ok: false, code: 'EVENT_CHANGED', theirs: pick(stored, clashes) };
    }
    const isFirst = before === tournament.events[0];
    const isEntered = await existsEntered(tx, eventId);
    const isFinal = tournament.finalizedAt !== null;
    const about = { before, isFirst, isEntered, isFinal, events: tournament.events };
    const refusal = refusalOf(merged, about);
    if (refusal) return refuse(refusal);
    const columns = columnsOf(merged);
    if (columns.participantLimit < before.placesTaken) return refuse('LIMIT_BELOW_TAKEN');
    await events.update(tx, eventId, columns);
    const after = { ...before, ...columns };
    await offerFreePlaces(services, tx, withEvent(tournament, after), now);
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'tournament.changed', tournamentId: id });
    return ok(after);
  });
}

/** Deletes an event that nobody has entered. One that is not there is deleted already. */
export async function deleteEvent(
  services: Services,
  { id, account, eventId }: Request & { readonly eventId: number },
): Promise<Result<null, Barred | 'EVENT_HAS_ENTRIES' | 'FIRST_EVENT'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, { id, account });
    if (!locked.ok) return locked;
    const { tournament } = locked.value;
    if (!findEvent(tournament, eventId)) return ok(null);
    if (tournament.events[0].id === eventId) return refuse('FIRST_EVENT');
    if (await existsEntered(tx, eventId)) return refuse('EVENT_HAS_ENTRIES');
    await events.deleteById(tx, eventId);
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'tournament.changed', tournamentId: id });
    return ok(null);
  });
}

/** The tournament, locked, for its organizer; refuses a cancelled one. A step inside the transaction of a command. */
export async function lockOwn(services: Services, tx: Db, { id, account }: Request) {
  const denied = await denialOf(tx, { id, account });
  if (denied) return refuse(denied);
  const locked = await lockTournament(services, tx, id);
  if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
  return locked.tournament.state === 'cancelled' ? refuse('TOURNAMENT_CANCELLED') : ok(locked);
}

function columnsOf(form: EventForm) {
  return {
    name: form.name,
    discipline: form.eventType,
    genderRule: form.genderRule,
    level: form.level,
    ageRule: form.ageRule,
    feeYen: Number(form.participationFee),
    participantLimit: Number(form.participantLimit),
    perClubLimit: form.perClubLimit === '' ? null : Number(form.perClubLimit),
    isRated: isRated(form),
  };
}
