import { createHmac } from 'node:crypto';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { partnerBack } from '#domain/entry/split.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import * as listed from '#features/entries/server/entries.listed.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { endRequestOf } from '#features/entries/withdrawals/server/withdrawals.commands.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import type { Services } from '#platform/server/services.ts';
import { isSeen, type SeenPartner } from '../pairs.policy.ts';
import { notifyGuardianOfLeaving, notifyOfEndedPair } from './pairs.endings.notifications.ts';
import { holdForInvitation, releaseHalf } from './pairs.fees.commands.ts';
import { type ChangeRefusal, isTaking, type LockedPair, lockPair } from './pairs.locks.commands.ts';
import { notifyInvited, notifyOfLeaving } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';
import {
  type FitRefusal,
  isSamePartner,
  type WantedPartner,
  type Who,
  whoIs,
} from './pairs.wanted.commands.ts';

/** Every pair changes only under the lock of its tournament, as entries do: so nobody is twice in one event. */

interface Invitation {
  readonly entryId: string;
  readonly accountId: string;
  /** From the browser; a resend with the same id changes nothing. */
  readonly id: string;
  readonly seen: SeenPartner | null;
  readonly partner: WantedPartner;
}

export type InvitingRefusal =
  | ChangeRefusal
  | FitRefusal
  | 'MEMBER_NOT_FOUND'
  | 'SELF'
  | 'SPLIT_NEEDS_ACCOUNT'
  | 'ID_TAKEN';

/** Invites a partner or names one, in place of the partner before. `serverSecret` makes the secrets of links. */
export async function invitePartner(
  services: Services,
  serverSecret: string,
  invitation: Invitation,
): Promise<Result<null, InvitingRefusal>> {
  const { entryId, accountId, id, seen, partner } = invitation;
  return services.db.transaction(async (tx) => {
    const found = await listed.findOwn(tx, accountId, entryId);
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const locked = await lockPair(services, tx, { entryId, tournamentId: found.tournament.id });
    if (!locked.ok) return locked;
    const { entry, tournament, now, stored } = locked.value;
    const again = await answeredBefore(tx, stored, invitation);
    if (again) return again;
    if (!isSeen(stored, seen, now)) return refuse('PARTNER_CHANGED');
    const event = eventOf(tournament, entry.eventId);
    const who = await whoIs(tx, { accountId, event, entry }, partner);
    if (!who.ok) return who;
    const token = partner.how === 'link' ? tokenOf(id, serverSecret) : null;
    await replacePartner(services, tx, locked.value, {
      id,
      who: who.value,
      how: partner.how,
      token,
    });
    return ok(null);
  });
}

/** The answer to an invitation that is sent again; null to a new one. */
async function answeredBefore(
  tx: Db,
  stored: partners.StoredPartner | null,
  { id, accountId, partner }: Invitation,
): Promise<Result<null, 'ID_TAKEN'> | null> {
  if (stored?.id !== id) return (await store.findById(tx, id)) ? refuse('ID_TAKEN') : null;
  const isSame = await isSamePartner(tx, { accountId, stored }, partner);
  return isSame ? ok(null) : refuse('ID_TAKEN');
}

/** Stores the partner, and notifies the invited person and the partner before. */
async function replacePartner(
  services: Services,
  tx: Db,
  { entry: before, tournament, now, stored }: LockedPair,
  {
    id,
    who,
    how,
    token,
  }: { id: string; who: Who; how: WantedPartner['how']; token: string | null },
): Promise<void> {
  const isOpen = isTaking(tournament, before.eventId, now);
  const about = { tournament, now, isOpen };
  const entry = await releaseHalf(services, tx, { ...about, entry: before, partner: stored });
  const expiresAt = await holdForInvitation(tx, { ...about, entry });
  const invited = { state: 'invited', expiresAt } as const;
  await partners.upsert(tx, {
    id,
    entryId: entry.id,
    eventId: entry.eventId,
    how,
    ...who,
    ...(how === 'name' ? { state: 'named' } : invited),
    tokenHash: token && hashOf(token),
    invitedAt: now,
  });
  await endRequestOf(tx, entry.id, ['partner']);
  await notifyFormer(services, tx, { entry: before, tournament, stored });
  if (who.accountId) {
    const { accountId } = who;
    await notifyInvited(services, tx, { id, entry, tournament, accountId, expiresAt });
  }
  await services.publish(tx, { type: 'pair.changed', entry, tournament });
}

interface Parting {
  readonly entryId: string;
  readonly accountId: string;
  readonly seen: SeenPartner;
}

/**
 * Ends a pair or an invitation: the player takes it back, the partner leaves. Ending it twice changes nothing.
 */
export async function endPair(
  services: Services,
  { entryId, accountId, seen }: Parting,
): Promise<Result<null, ChangeRefusal>> {
  return services.db.transaction(async (tx) => {
    const known = await findRole(tx, { entryId, accountId });
    if (!known) return refuse('ENTRY_NOT_FOUND');
    const { tournamentId, isPartner } = known;
    const locked = await lockPair(services, tx, { entryId, tournamentId });
    if (!locked.ok) return locked;
    const { now, stored } = locked.value;
    const ended = isPartner ? 'left' : 'withdrawn';
    if (stored?.id === seen.id && stored.state === ended) return ok(null);
    if (!stored || !isSeen(stored, seen, now)) return refuse('PARTNER_CHANGED');
    const over = { payUntil: null, paymentMethod: null, answeredAt: now };
    await partners.update(tx, stored.id, { state: ended, ...over });
    await endRequestOf(tx, entryId, ['partner']);
    const isOpen = isTaking(locked.value.tournament, locked.value.entry.eventId, now);
    const entry = await releaseHalf(services, tx, { ...locked.value, partner: stored, isOpen });
    await announceEnd(services, tx, { ...locked.value, after: entry, stored, isPartner });
    return ok(null);
  });
}

/** Whether an account holds an entry or is, or was, its partner; null for anybody else. */
async function findRole(
  tx: Db,
  { entryId, accountId }: { entryId: string; accountId: string },
): Promise<{ readonly tournamentId: number; readonly isPartner: boolean } | null> {
  const entry = await entries.findById(tx, entryId);
  if (!entry) return null;
  const { tournamentId } = entry;
  if (entry.accountId === accountId) return { tournamentId, isPartner: false };
  const partner = await partners.findByEntry(tx, entryId);
  const isPartner = partner?.accountId === accountId && JOINED.includes(partner.state);
  return isPartner ? { tournamentId, isPartner } : null;
}

async function announceEnd(
  services: Services,
  tx: Db,
  {
    entry,
    after,
    tournament,
    stored,
    isPartner,
  }: LockedPair & {
    readonly after: entries.StoredEntry;
    readonly stored: partners.StoredPartner;
    readonly isPartner: boolean;
  },
): Promise<void> {
  if (isPartner) {
    const left = { partner: stored, tournament };
    await notifyOfLeaving(services, tx, { ...left, entry: after });
    await notifyGuardianOfLeaving(services, tx, { ...left, ...partnerBack(entry) });
  } else await notifyFormer(services, tx, { entry, tournament, stored });
  await services.publish(tx, { type: 'pair.changed', entry: after, tournament });
}

/** Notifies the partner whom the player has replaced or removed; nobody where nobody had accepted. `entry` is that before. */
async function notifyFormer(
  services: Services,
  tx: Db,
  { entry, tournament, stored }: Pick<LockedPair, 'entry' | 'tournament' | 'stored'>,
): Promise<void> {
  if (stored?.state !== 'accepted' && stored?.state !== 'accepting') return;
  const ended = { tournament, by: 'player', ...partnerBack(entry) } as const;
  await notifyOfEndedPair(services, tx, stored, ended);
}

const JOINED: readonly partners.StoredPartner['state'][] = ['accepted', 'left'];

/**
 * The secret of the link of an invitation. It is computed, not stored, so that the player can see the link again and a
 * copy of the database opens nothing.
 */
export function tokenOf(id: string, serverSecret: string): string {
  return createHmac('sha256', `pairs ${serverSecret}`).update(id).digest('base64url');
}
