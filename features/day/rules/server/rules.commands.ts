import type { Result } from '#domain/common/result.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { changeDay } from '../../server/day.changes.commands.ts';
import * as courts from '../../server/day.courts.store.ts';
import {
  type DayRefusal,
  type DeskRequest,
  findForReferee,
  type LockedDay,
} from '../../server/day.locks.commands.ts';
import { defaultRules, type EventRules, isSameRules } from '../rules.policy.ts';
import { MOST_BREAKS } from '../rules.vocabulary.ts';
import * as store from './rules.store.ts';

interface RulesWrite extends DeskRequest {
  readonly eventId: number;
  /** What the writer saw. */
  readonly seen: EventRules;
  readonly next: EventRules;
}

/** Sets how the matches of an event go, for its referees. Refuses where somebody else has set it since. */
export async function setRules(
  services: Services,
  { eventId, seen, next, ...request }: RulesWrite,
): Promise<Result<null, DayRefusal | 'EVENT_NOT_FOUND' | 'QUEUE_CHANGED'>> {
  return changeDay(
    services,
    request,
    async (tx, { tournament }) => {
      if (!findEvent(tournament, eventId)) return 'EVENT_NOT_FOUND';
      const all = await store.listRules(tx, tournament.id);
      const stored = all.get(eventId) ?? defaultRules(tournament.sport);
      if (isSameRules(stored, next)) return null;
      if (!isSameRules(stored, seen)) return 'QUEUE_CHANGED';
      await store.upsertRules(tx, eventId, next);
      return null;
    },
    findForReferee,
  );
}

type NewBreak =
  | {
      readonly kind: 'lunch';
      readonly eventId: number | null;
      readonly from: string;
      readonly until: string;
      readonly minutes: number;
    }
  | {
      readonly kind: 'court';
      /** Null for all courts. */
      readonly courtId: string | null;
      readonly from: string;
      readonly until: string;
    };

export type BreakRefusal =
  | 'EVENT_NOT_FOUND'
  | 'COURT_NOT_FOUND'
  | 'INVALID_TIMES'
  | 'TOO_MANY_BREAKS'
  | 'ID_TAKEN';

/** Adds a lunch window, or a break of a court or of all courts. Idempotent by its id. */
export async function addBreak(
  services: Services,
  { id, wanted, ...request }: DeskRequest & { readonly id: string; readonly wanted: NewBreak },
): Promise<Result<null, DayRefusal | BreakRefusal>> {
  return changeDay<BreakRefusal>(services, request, async (tx, { tournament }) => {
    const known = await store.findBreak(tx, id);
    if (known) return known.tournamentId === tournament.id ? null : 'ID_TAKEN';
    const row = asRow(id, tournament.id, wanted);
    const refusal = await breakRefusal(tx, tournament, row);
    if (!refusal) await store.insertBreak(tx, row);
    return refusal;
  });
}

async function breakRefusal(
  tx: Db,
  tournament: LockedDay['tournament'],
  { eventId, courtId, from, until, minutes }: store.StoredBreak,
): Promise<BreakRefusal | null> {
  if (eventId !== null && !findEvent(tournament, eventId)) return 'EVENT_NOT_FOUND';
  const all = await courts.listByTournament(tx, tournament.id);
  if (courtId !== null && !all.some(({ id }) => id === courtId)) return 'COURT_NOT_FOUND';
  if (minutesBetween(from, until) < (minutes ?? 1)) return 'INVALID_TIMES';
  const stored = await store.listBreaks(tx, tournament.id);
  return stored.length >= MOST_BREAKS ? 'TOO_MANY_BREAKS' : null;
}

function asRow(id: string, tournamentId: number, wanted: NewBreak): store.StoredBreak {
  const { kind, from, until } = wanted;
  const [eventId, courtId, minutes] =
    kind === 'lunch' ? [wanted.eventId, null, wanted.minutes] : [null, wanted.courtId, null];
  return { id, tournamentId, kind, eventId, courtId, from, until, minutes };
}

function minutesBetween(from: string, until: string): number {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minuteOf(until) - minuteOf(from);
}

/** Deletes a break of the day. Deleting it twice changes nothing. */
export async function deleteBreak(
  services: Services,
  { breakId, ...request }: DeskRequest & { readonly breakId: string },
): Promise<Result<null, DayRefusal>> {
  return changeDay<never>(services, request, async (tx, { tournament }) => {
    await store.deleteBreak(tx, tournament.id, breakId);
    return null;
  });
}
