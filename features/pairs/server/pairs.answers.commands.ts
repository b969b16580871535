import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import { lapseEntry, lockTournament } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { leaveWaitingListOf } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import { mayEnterPaid } from '#features/guardians/guardians.policy.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type InvitationRefusal, invitationRefusal } from '../pairs.policy.ts';
import { beginTurn } from './pairs.fees.commands.ts';
import { availabilityOf, isHeld } from './pairs.locks.commands.ts';
import { notifyOfAnswer, notifyOfLapse } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';
import { type FitRefusal, fitRefusal } from './pairs.wanted.commands.ts';

/** What invited people do with an invitation, which its link or a notice leads to. */

export type AnswerRefusal = 'INVITE_NOT_FOUND' | InvitationRefusal;

/** An invitation with its entry. */
export interface FoundInvitation {
  readonly partner: partners.StoredPartner;
  readonly entry: entries.StoredEntry;
  readonly tournament: StoredTournament;
}

/**
 * The invitation behind the secret of a link; or behind its id, for the account that it is for or that has accepted it, and
 * for the player of an invited member. Null for anything else.
 */
export async function findInvitation(
  db: Db,
  token: string,
  accountId: string | null,
): Promise<FoundInvitation | null> {
  const partner = isId(token)
    ? await store.findById(db, token)
    : await store.findByToken(db, token);
  const entry = partner && (await entries.findById(db, partner.entryId));
  if (!entry) return null;
  const isTheirs = partner.accountId === accountId || entry.accountId === accountId;
  const isNamed = partner.how === 'member' || partner.accountId === accountId;
  if (isId(token) && (!isNamed || !isTheirs)) return null;
  const tournament = await tournaments.findById(db, entry.tournamentId);
  return tournament && { partner, entry, tournament };
}

/** Whether this is the id of an invitation, which opens it for its account only, and not the secret of a link. */
export function isId(token: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token);
}

/** Why an invitation can no longer be answered at `now`; null if it can. */
export function refusalOfAnswer(
  { partner, entry, tournament }: FoundInvitation,
  now: Date,
): InvitationRefusal | null {
  const availability = availabilityOf(tournament, entry.eventId, now);
  const waits = isHalfPaid(entry);
  const holds = entry.state === 'confirmed' || (waits && isHeld(entry, now));
  return invitationRefusal(partner, { holds, waits, availability, now });
}

interface Answer {
  readonly token: string;
  readonly accountId: string;
}

export interface Accepted {
  readonly entryId: string;
  /** The partner now has to pay their part. */
  readonly toPay: boolean;
}

/**
 * Makes the account the partner, where nothing is to be paid; where the fee is split, it is their turn to pay. Accepting
 * twice changes nothing.
 */
export async function acceptInvitation(
  services: Services,
  answer: Answer,
): Promise<Result<Accepted, AnswerRefusal | 'SELF' | 'GUARDIAN_NEEDED' | FitRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await lockInvitation(services, tx, answer);
    if (!found) return refuse('INVITE_NOT_FOUND');
    const { accountId } = answer;
    const { partner, entry, tournament, now } = found;
    if (entry.accountId === accountId) return refuse('SELF');
    const refusal = refusalOfAnswer(found, now);
    const toPay = isHalfPaid(entry);
    const accepted = { entryId: entry.id, toPay };
    if (refusal === 'INVITE_USED' && isPartner(partner, accountId)) return ok(accepted);
    if (refusal) return refuse(refusal);
    const misfit = await misfitOf(tx, found, accountId);
    if (misfit) return refuse(misfit);
    if (toPay) {
      // Who waits for a place of the event stays in the line until the half is paid.
      await beginTurn(tx, { partner, entry, accountId, now });
      return ok(accepted);
    }
    await leaveWaitingListOf(services, tx, { accountId, eventId: entry.eventId });
    await partners.update(tx, partner.id, { state: 'accepted', accountId, answeredAt: now });
    await notifyOfAnswer(services, tx, { ...found, accountId, answer: 'accepted' });
    await services.publish(tx, { type: 'pair.changed', entry, tournament });
    return ok(accepted);
  });
}

/** Why this account cannot be the partner; null if it can. */
async function misfitOf(
  tx: Db,
  { entry, tournament }: FoundInvitation,
  accountId: string,
): Promise<FitRefusal | 'GUARDIAN_NEEDED' | null> {
  const event = eventOf(tournament, entry.eventId);
  const misfit = await fitRefusal(tx, { accountId: entry.accountId, partner: accountId, event });
  if (misfit || !isHalfPaid(entry)) return misfit;
  return mayEnterPaid(await guardians.findStatus(tx, accountId)) ? null : 'GUARDIAN_NEEDED';
}

/**
 * Declines an invitation, also instead of paying. Anybody with a link can do so; declining twice changes nothing. A place that
 * waits for the partner's part is freed, and the player's goes back.
 */
export async function declineInvitation(
  services: Services,
  answer: Answer,
): Promise<Result<null, AnswerRefusal | 'SELF' | 'PAYMENT_UNDER_WAY'>> {
  return services.db.transaction(async (tx) => {
    const found = await lockInvitation(services, tx, answer);
    if (!found) return refuse('INVITE_NOT_FOUND');
    const { accountId } = answer;
    const { partner, entry, now } = found;
    if (entry.accountId === accountId) return refuse('SELF');
    if (partner.state === 'declined') return ok(null);
    const isTurn = partner.state === 'accepting' && partner.accountId === accountId;
    const refusal = isTurn ? null : refusalOfAnswer(found, now);
    if (refusal) return refuse(refusal);
    if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
    await declineIn(services, tx, { ...found, accountId });
    return ok(null);
  });
}

/** The same inside the transaction of another command, which holds the locks of tournament and entry. */
export async function declineIn(
  services: Services,
  tx: Db,
  found: FoundInvitation & { readonly now: Date; readonly accountId: string },
): Promise<void> {
  const { partner, entry, now } = found;
  const declined = { state: 'declined', answeredAt: now, payUntil: null } as const;
  await partners.update(tx, partner.id, declined);
  if (isHalfPaid(entry)) await lapseEntry(services, tx, found);
  else await notifyOfAnswer(services, tx, { ...found, answer: 'declined' });
}

function isPartner({ state, accountId }: partners.StoredPartner, asking: string): boolean {
  return (state === 'accepted' || state === 'accepting') && accountId === asking;
}

/** Locks the tournament of an invitation, and finds it as it is under the lock. */
async function lockInvitation(
  services: Services,
  tx: Db,
  { token, accountId }: Answer,
): Promise<(FoundInvitation & { readonly now: Date }) | null> {
  const seen = await findInvitation(tx, token, accountId);
  const locked = seen && (await lockTournament(services, tx, seen.tournament.id));
  if (!locked) return null;
  // Locked against a payment of its fee, which takes no lock of the tournament.
  await entries.findForUpdate(tx, seen.entry.id);
  const found = await findInvitation(tx, token, accountId);
  return found && { ...found, ...locked };
}

/** Ends an invitation that nobody has answered in time, and notifies the player. */
export async function lapseInvitation(
  services: Services,
  { id, tournamentId }: { id: string; tournamentId: number },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    const partner = await store.findById(tx, id);
    const entry = partner && (await entries.findById(tx, partner.entryId));
    if (!locked || !entry) return;
    const { tournament, now } = locked;
    // Answered meanwhile.
    if (partner.state !== 'invited' || !partner.expiresAt || partner.expiresAt > now) return;
    await partners.update(tx, id, { state: 'lapsed', answeredAt: now });
    await notifyOfLapse(services, tx, { partner, entry, tournament });
  });
}
