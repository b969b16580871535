import { ok, type Result, refuse } from '#domain/common/result.ts';
import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { leaveWaitingListOf } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type InvitationRefusal, invitationRefusal } from '../pairs.policy.ts';
import { availabilityOf, type FitRefusal, fitRefusal } from './pairs.commands.ts';
import { notifyOfAnswer, notifyOfLapse } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';

/** What invited people do with an invitation, which its link or a notice leads to. */

export type AnswerRefusal = 'INVITE_NOT_FOUND' | InvitationRefusal;

/** An invitation with its entry. */
export interface FoundInvitation {
  readonly partner: store.StoredPartner;
  readonly entry: entries.StoredEntry;
  readonly tournament: StoredTournament;
}

/**
 * The invitation behind the secret of a link; or, for the account that it is for and for the player, behind its id. Null
 * for anything else.
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
  if (isId(token) && (partner.how !== 'member' || !isTheirs)) return null;
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
  return invitationRefusal(partner, { entryState: entry.state, availability, now });
}

interface Answer {
  readonly token: string;
  readonly accountId: string;
}

/** Makes the account the partner, and gives the entry. Accepting twice changes nothing. */
export async function acceptInvitation(
  services: Services,
  answer: Answer,
): Promise<Result<string, AnswerRefusal | 'SELF' | FitRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await lockInvitation(services, tx, answer);
    if (!found) return refuse('INVITE_NOT_FOUND');
    const { accountId } = answer;
    const { partner, entry, tournament, now } = found;
    if (entry.accountId === accountId) return refuse('SELF');
    const refusal = refusalOfAnswer(found, now);
    if (refusal === 'INVITE_USED' && isPartner(partner, accountId)) return ok(entry.id);
    if (refusal) return refuse(refusal);
    const event = eventOf(tournament, entry.eventId);
    const misfit = await fitRefusal(tx, { accountId: entry.accountId, partner: accountId, event });
    if (misfit) return refuse(misfit);
    await store.update(tx, partner.id, { state: 'accepted', accountId, answeredAt: now });
    await leaveWaitingListOf(services, tx, { accountId, eventId: entry.eventId });
    await notifyOfAnswer(services, tx, { ...found, accountId, answer: 'accepted' });
    await services.publish(tx, { type: 'pair.changed', entry, tournament });
    return ok(entry.id);
  });
}

/** Declines an invitation. Anybody with a link can do so; declining twice changes nothing. */
export async function declineInvitation(
  services: Services,
  answer: Answer,
): Promise<Result<null, AnswerRefusal | 'SELF'>> {
  return services.db.transaction(async (tx) => {
    const found = await lockInvitation(services, tx, answer);
    if (!found) return refuse('INVITE_NOT_FOUND');
    const { accountId } = answer;
    const { partner, entry, now } = found;
    if (entry.accountId === accountId) return refuse('SELF');
    if (partner.state === 'declined') return ok(null);
    const refusal = refusalOfAnswer(found, now);
    if (refusal) return refuse(refusal);
    await store.update(tx, partner.id, { state: 'declined', answeredAt: now });
    await notifyOfAnswer(services, tx, { ...found, accountId, answer: 'declined' });
    return ok(null);
  });
}

function isPartner({ state, accountId }: store.StoredPartner, asking: string): boolean {
  return state === 'accepted' && accountId === asking;
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
    await store.update(tx, id, { state: 'lapsed', answeredAt: now });
    await notifyOfLapse(services, tx, { partner, entry, tournament });
  });
}
