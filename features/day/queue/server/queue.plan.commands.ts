import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type DayRefusal, type DeskRequest, findForDesk } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import { type PlannedPlace, planOf, withoutPlan, withPlan } from '../queue.plan.policy.ts';
import type { QueueRow } from '../queue.rows.policy.ts';
import { defaultRules, type EventRules, isSameRules } from '../queue.rules.policy.ts';
import { readFacts } from './queue.facts.commands.ts';
import { type LockedQueue, lockQueue } from './queue.locks.commands.ts';
import * as store from './queue.store.ts';

/** The order of play of an event: made from the forecast, looked at, and published (decision 0042). */

interface Wanted extends DeskRequest {
  readonly eventId: number;
}

/** The plan as it would be now; nothing is stored. */
export async function readPlan(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { eventId, ...request }: Wanted,
): Promise<
  Result<
    readonly PlannedPlace[],
    'TOURNAMENT_NOT_FOUND' | 'FORBIDDEN' | 'DAY_NOT_OPEN' | 'EVENT_NOT_FOUND'
  >
> {
  const desk = await findForDesk(db, request);
  if (!desk.ok) return desk;
  if (!(await days.find(db, request.tournamentId))) return refuse('DAY_NOT_OPEN');
  if (!findEvent(desk.value, eventId)) return refuse('EVENT_NOT_FOUND');
  return ok(planOf(await readFacts(db, desk.value, clock.now()), eventId));
}

type PlanRefusal = DayRefusal | 'EVENT_NOT_FOUND' | 'QUEUE_CHANGED' | 'NOTHING_TO_PLAN';

/**
 * Publishes the plan: each match that waits gets its court and time, and the event goes in the order of play from now on. `seen` are the rules
 * that the desk saw; once they are those of a plan, publishing again makes a new one.
 */
export async function publishPlan(
  services: Services,
  { eventId, seen, ...request }: Wanted & { readonly seen: EventRules },
): Promise<Result<null, PlanRefusal>> {
  return services.db.transaction(async (tx) => {
    const opened = await openEvent(services, tx, { eventId, seen, ...request });
    if (!opened.ok) return opened;
    const { locked, rules } = opened.value;
    const plan = planOf(locked.facts, eventId);
    if (plan.length === 0) return refuse('NOTHING_TO_PLAN');
    await saveRows(tx, locked, request, plan.map(withPlan));
    await store.upsertRules(tx, eventId, { ...rules, mode: 'order-of-play' });
    await services.publish(tx, { type: 'queue.changed', tournamentId: request.tournamentId });
    return ok(null);
  });
}

/** Takes the plan back: the matches of the event that wait go wherever a court becomes free. Twice changes nothing. */
export async function withdrawPlan(
  services: Services,
  { eventId, seen, ...request }: Wanted & { readonly seen: EventRules },
): Promise<Result<null, PlanRefusal>> {
  return services.db.transaction(async (tx) => {
    const opened = await openEvent(services, tx, { eventId, seen, ...request });
    if (!opened.ok) return opened;
    const { locked, rules } = opened.value;
    if (rules.mode === 'queue') return ok(null);
    const own = locked.facts.matches.filter((match) => match.eventId === eventId);
    const rows = own.map(({ key }) => locked.facts.rows.get(key)!);
    const fixed = rows.filter((row) => row.state === 'waiting' && isPlanned(row));
    await saveRows(tx, locked, request, fixed.map(withoutPlan));
    await store.upsertRules(tx, eventId, { ...rules, mode: 'queue' });
    await services.publish(tx, { type: 'queue.changed', tournamentId: request.tournamentId });
    return ok(null);
  });
}

function isPlanned({ fixedCourtId, notBefore, place }: QueueRow): boolean {
  return fixedCourtId !== null || notBefore !== null || place !== null;
}

async function openEvent(
  services: Services,
  tx: Db,
  { eventId, seen, ...request }: Wanted & { readonly seen: EventRules },
): Promise<Result<{ locked: LockedQueue; rules: EventRules }, PlanRefusal>> {
  const opened = await lockQueue(services, tx, request);
  if (!opened.ok) return opened;
  const locked = opened.value;
  if (!findEvent(locked.tournament, eventId)) return refuse('EVENT_NOT_FOUND');
  const stored = await store.listRules(tx, locked.tournament.id);
  const rules = stored.get(eventId) ?? defaultRules(locked.tournament.sport);
  // Only the mode may differ: a resend finds it changed already.
  const isSeen = isSameRules({ ...rules, mode: seen.mode }, seen);
  return isSeen ? ok({ locked, rules }) : refuse('QUEUE_CHANGED');
}

/** Stores the rows and, in the history of each match, that the desk has changed its order. */
async function saveRows(
  tx: Db,
  { now, tournament, facts }: LockedQueue,
  { account }: DeskRequest,
  rows: readonly QueueRow[],
): Promise<void> {
  const courtName = (id: string | null) => facts.courts.find((one) => one.id === id)?.name ?? null;
  for (const row of rows) await store.upsertMatch(tx, row);
  await store.insertSteps(
    tx,
    rows.map(({ stageId, matchId, fixedCourtId }) => ({
      ...{ id: uuidv7(), tournamentId: tournament.id, stageId, matchId, at: now },
      ...{ kind: 'order' as const, courtName: courtName(fixedCourtId), accountId: account.id },
    })),
  );
}
