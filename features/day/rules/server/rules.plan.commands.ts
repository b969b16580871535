import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { QueueRow } from '../../queue/queue.rows.policy.ts';
import { readFacts } from '../../queue/server/queue.facts.commands.ts';
import { type LockedQueue, lockQueue } from '../../queue/server/queue.locks.commands.ts';
import { insertSteps, upsertMatch } from '../../queue/server/queue.store.ts';
import {
  type DayRefusal,
  type DeskRequest,
  findForReferee,
} from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import { type PlannedPlace, planOf, withoutPlan, withPlan } from '../rules.plan.policy.ts';
import { defaultRules, type EventRules, isSameRules } from '../rules.policy.ts';
import * as store from './rules.store.ts';

/** The order of play of an event, for its referees: made from the forecast, looked at, and published (decision 0042). */

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
  const desk = await findForReferee(db, request);
  if (!desk.ok) return desk;
  if (!(await days.find(db, request.tournamentId))) return refuse('DAY_NOT_OPEN');
  if (!findEvent(desk.value, eventId)) return refuse('EVENT_NOT_FOUND');
  return ok(planOf(await readFacts(db, desk.value, clock.now()), eventId));
}

interface Seen extends Wanted {
  /** The rules that the desk saw. */
  readonly seen: EventRules;
}

interface OpenEvent {
  readonly locked: LockedQueue;
  readonly rules: EventRules;
}

interface Change {
  readonly mode: EventRules['mode'];
  readonly rows: readonly QueueRow[];
}

type PlanRefusal = DayRefusal | 'EVENT_NOT_FOUND' | 'QUEUE_CHANGED' | 'NOTHING_TO_PLAN';

/**
 * Publishes the plan: each match that waits gets its court and time, and the event goes in the order of play from now on. `seen` are the rules
 * that the desk saw; once they are those of a plan, publishing again makes a new one.
 */
export function publishPlan(services: Services, request: Seen): Promise<Result<null, PlanRefusal>> {
  return changePlan(services, request, ({ locked }) => {
    const plan = planOf(locked.facts, request.eventId);
    if (plan.length === 0) return refuse('NOTHING_TO_PLAN');
    return ok({ mode: 'order-of-play', rows: plan.map(withPlan) });
  });
}

/** Takes the plan back: the matches of the event that wait go wherever a court becomes free. Twice changes nothing. */
export function withdrawPlan(
  services: Services,
  request: Seen,
): Promise<Result<null, PlanRefusal>> {
  return changePlan(services, request, ({ locked, rules }) => {
    if (rules.mode === 'queue') return ok(null);
    const own = locked.facts.matches.filter((match) => match.eventId === request.eventId);
    const rows = own.map(({ key }) => locked.facts.rows.get(key)!);
    const fixed = rows.filter((row) => row.state === 'waiting' && isPlanned(row));
    return ok({ mode: 'queue', rows: fixed.map(withoutPlan) });
  });
}

/** Stores what becomes of the queue of an event; null changes nothing. */
function changePlan(
  services: Services,
  request: Seen,
  change: (opened: OpenEvent) => Result<Change | null, 'NOTHING_TO_PLAN'>,
): Promise<Result<null, PlanRefusal>> {
  const { eventId, tournamentId } = request;
  return services.db.transaction(async (tx) => {
    const opened = await openEvent(services, tx, request);
    if (!opened.ok) return opened;
    const changed = change(opened.value);
    if (!changed.ok) return changed;
    if (!changed.value) return ok(null);
    const { mode, rows } = changed.value;
    const { locked, rules } = opened.value;
    await saveRows(tx, locked, request, rows);
    await store.upsertRules(tx, eventId, { ...rules, mode });
    await logDesk(services, tx, { account: request.account, ...locked });
    await services.publish(tx, { type: 'queue.changed', tournamentId });
    return ok(null);
  });
}

function isPlanned({ fixedCourtId, notBefore, place }: QueueRow): boolean {
  return fixedCourtId !== null || notBefore !== null || place !== null;
}

async function openEvent(
  services: Services,
  tx: Db,
  { eventId, seen, ...request }: Seen,
): Promise<Result<OpenEvent, PlanRefusal>> {
  const opened = await lockQueue(services, tx, request, findForReferee);
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
  for (const row of rows) await upsertMatch(tx, row);
  await insertSteps(
    tx,
    rows.map(({ stageId, matchId, fixedCourtId }) => ({
      id: uuidv7(),
      tournamentId: tournament.id,
      stageId,
      matchId,
      at: now,
      kind: 'order' as const,
      courtName: courtName(fixedCourtId),
      accountId: account.id,
    })),
  );
}
