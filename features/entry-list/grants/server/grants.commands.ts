import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import * as manualEntries from '#features/entries/server/entries.manual.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { findLastDay } from '#features/matches/ties/server/ties.fixtures.store.ts';
import {
  type AmountRefusal,
  amountRefusal,
  grantsEnd,
  type Left,
  portionOf,
  sumLeft,
} from '#features/payments/granting/granting.policy.ts';
import { grantIn, type Refundable } from '#features/payments/granting/server/granting.commands.ts';
import {
  listRefundable,
  lockTransfers,
} from '#features/payments/granting/server/granting.refundable.commands.ts';
import * as grants from '#features/payments/granting/server/granting.store.ts';
import { logStep, type Runner } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';

/** What organizers give back without a rule. Locks are taken in the order tournament, applications, entries, transfers, points. */

interface Request {
  readonly tournamentId: number;
  readonly account: Runner;
  /** Made by the browser. */
  readonly id: string;
}

interface Granting extends Request {
  readonly entryId: string;
  readonly seen: Left;
  readonly grant: { readonly amountYen: number; readonly reason: string };
}

type CommonRefusal = 'TOURNAMENT_NOT_FOUND' | 'REFUNDS_OVER';
export type GrantRefusal = CommonRefusal | AmountRefusal | 'ENTRY_NOT_FOUND' | 'ID_TAKEN';

/** Gives the fee of an entry back, or a part of it. The same decision sent again changes nothing. */
export async function grantRefund(
  services: Services,
  { tournamentId, account, id, entryId, seen, grant }: Granting,
): Promise<Result<null, GrantRefusal>> {
  return services.db.transaction(async (tx) => {
    const tournament = await tournaments.findForUpdate(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const found = await lockOne(tx, { tournamentId, entryId });
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const known = await grants.listByDecision(tx, id);
    // The answer to a first try was lost.
    if (known.some((one) => one.entryId === entryId)) return ok(null);
    if (known.length > 0) return refuse('ID_TAKEN');
    const { isOver } = await findWindow(services, tx, { tournament, account });
    if (isOver) return refuse('REFUNDS_OVER');
    const { amountYen, reason } = grant;
    const refusal = amountRefusal(sumLeft(found.parts), { amountYen, seen });
    if (refusal) return refuse(refusal);
    await grantIn(services, tx, { id, tournament, reason, grants: [{ ...found, amountYen }] });
    await logStep(services, tx, { tournament, account, note: 'grants.grant' });
    return ok(null);
  });
}

interface GrantingAll extends Request {
  /** One event alone; null for all. */
  readonly eventId: number | null;
  readonly seen: Total;
  readonly grant: { readonly mostYen: number | null; readonly reason: string };
}

interface Total {
  readonly entries: number;
  readonly amountYen: number;
  readonly points: number;
}

export type GrantAllRefusal = CommonRefusal | 'NOT_ENDED_EARLY' | 'NOTHING_LEFT' | 'REFUND_CHANGED';

/**
 * Gives the fees of all confirmed entries of a tournament that ended early back, or of one of its events; of each at most so much,
 * where that is said. The same decision sent again changes nothing.
 */
export async function grantAllRefunds(
  services: Services,
  { tournamentId, account, id, eventId, seen, grant }: GrantingAll,
): Promise<Result<null, GrantAllRefusal>> {
  return services.db.transaction(async (tx) => {
    const tournament = await tournaments.findForUpdate(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    if ((await grants.listByDecision(tx, id)).length > 0) return ok(null);
    if (tournament.endedEarlyAt === null) return refuse('NOT_ENDED_EARLY');
    const { isOver } = await findWindow(services, tx, { tournament, account });
    if (isOver) return refuse('REFUNDS_OVER');
    const { mostYen, reason } = grant;
    const found = (await lockConfirmed(tx, tournamentId))
      .filter(({ entry }) => eventId === null || entry.eventId === eventId)
      .map((one) => ({ one, portion: portionOf(sumLeft(one.parts), mostYen) }))
      .filter(({ portion }) => portion.leftYen > 0 || portion.points > 0);
    const total = sumLeft(found.map(({ portion }) => portion));
    if (found.length === 0) return refuse('NOTHING_LEFT');
    const isSeen =
      found.length === seen.entries &&
      total.leftYen === seen.amountYen &&
      total.points === seen.points;
    if (!isSeen) return refuse('REFUND_CHANGED');
    const decided = found.map(({ one, portion }) => ({ ...one, amountYen: portion.leftYen }));
    await grantIn(services, tx, { id, tournament, reason, grants: decided });
    await logStep(services, tx, { tournament, account, note: 'grants.grantAll' });
    return ok(null);
  });
}

interface Grantor {
  readonly tournament: StoredTournament;
  readonly account: Pick<Runner, 'roles'>;
}

interface Window {
  readonly isOver: boolean;
  /** Null for an operator, who always may. */
  readonly openUntil: Date | null;
}

/** Until when fees can be given back. */
export async function findWindow(
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  { tournament, account }: Grantor,
): Promise<Window> {
  if (account.roles.includes('operator')) return { isOver: false, openUntil: null };
  const lastDay = await findLastDay(db, tournament);
  const openUntil = grantsEnd({ ...tournament, lastDay });
  return { isOver: clock.now() >= openUntil, openUntil };
}

interface One {
  readonly tournamentId: number;
  readonly entryId: string;
}

/** One entry with what is left of its fee; null where it is not one of the tournament. */
export async function findOne(db: Db, { tournamentId, entryId }: One): Promise<Refundable | null> {
  const entry = await entries.findById(db, entryId);
  const manual = entry ? null : await manualEntries.findById(db, entryId);
  const found = {
    entered: entry?.tournamentId === tournamentId ? [entry] : [],
    manual: manual?.tournamentId === tournamentId ? [manual] : [],
  };
  return (await listRefundable(db, found))[0] ?? null;
}

async function lockOne(tx: Db, one: One): Promise<Refundable | null> {
  await lockApplications(tx, [one.entryId]);
  await entries.findForUpdate(tx, one.entryId);
  await lockTransfers(tx, [one.entryId]);
  return findOne(tx, one);
}

/** Every confirmed entry of a tournament, with what is left of its fee. */
export async function listConfirmed(db: Db, tournamentId: number): Promise<readonly Refundable[]> {
  const live = await entries.listLive(db, tournamentId);
  const entered = live.filter(({ state }) => state === 'confirmed');
  const manual = await manualEntries.listByTournament(db, tournamentId);
  return listRefundable(db, { entered, manual });
}

async function lockConfirmed(tx: Db, tournamentId: number): Promise<readonly Refundable[]> {
  const ids = (await entries.listLive(tx, tournamentId)).map(({ id }) => id);
  await lockApplications(tx, ids);
  await entries.listLiveForUpdate(tx, tournamentId);
  await lockTransfers(tx, ids);
  return listConfirmed(tx, tournamentId);
}

async function lockApplications(tx: Db, entryIds: readonly string[]): Promise<void> {
  const ids = await entries.listApplications(tx, entryIds);
  for (const id of ids.toSorted()) await applications.findForUpdate(tx, id);
}
