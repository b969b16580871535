import { isUnpaid } from '#features/entries/applications/applications.policy.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import {
  type LockedTournament,
  lockTournament,
} from '#features/entries/server/entries.places.commands.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { findEditable } from '#features/groups/server/groups.commands.ts';
import { lockForShare, type VisibleGroup } from '#features/groups/server/groups.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';

/** Locking an application in the one order: its tournament, then itself, then its group, then its lines. Steps of other commands. */

export interface LockedApplication extends LockedTournament {
  readonly application: applications.StoredApplication;
}

/** An application with its tournament, locked; null for an unknown one. */
export async function lockApplication(
  services: Services,
  tx: Db,
  id: string,
): Promise<LockedApplication | null> {
  const seen = await applications.findById(tx, id);
  const locked = seen && (await lockTournament(services, tx, seen.tournamentId));
  const application = locked && (await applications.findForUpdate(tx, id));
  return locked && application ? { ...locked, application } : null;
}

/** The same for somebody who looks after its group, which stays until the transaction ends; null for everybody else. */
export async function lockOwn(
  services: Services,
  tx: Db,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<(LockedApplication & { readonly group: VisibleGroup }) | null> {
  const locked = await lockApplication(services, tx, id);
  if (!locked) return null;
  const { groupId } = locked.application;
  await lockForShare(tx, groupId);
  // Only now: the group may have been deleted while this waited for the tournament.
  const group = await findEditable(tx, { accountId, groupId });
  return group.ok ? { ...locked, group: group.value } : null;
}

/** The unpaid lines of a locked application; why they cannot be changed where they are paid, or about to be. */
export async function listUnpaid(
  tx: Db,
  { id, state }: applications.StoredApplication,
): Promise<
  | { readonly ok: true; readonly value: readonly StoredEntry[] }
  | { readonly ok: false; readonly code: 'NOT_UNPAID' | 'PAYMENT_UNDER_WAY' }
> {
  if (!isUnpaid(state)) return { ok: false, code: 'NOT_UNPAID' };
  const lines = await applications.listLiveLines(tx, id);
  const isPaying = lines.some(({ paymentUnderWay }) => paymentUnderWay);
  return isPaying ? { ok: false, code: 'PAYMENT_UNDER_WAY' } : { ok: true, value: lines };
}
