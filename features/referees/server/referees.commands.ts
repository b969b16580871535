import { ok, type Result, refuse } from '#domain/common/result.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import {
  type Denial,
  denialOf,
  logStep,
} from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import { isSameMailbox } from '#platform/shared/email-address.ts';
import { INVITATION_DAYS, MOST_REFEREES, type RefereeDuty } from '../referees.vocabulary.ts';
import { invitationMail } from './referees.mails.ts';
import { notifyOfDuty } from './referees.notifications.ts';
import * as store from './referees.store.ts';

/** The purpose of the links in invitations; their subject is the id of the row in `referees`. */
export const INVITATION = 'referee';
const VALID_MS = INVITATION_DAYS * 24 * 3_600_000;

interface Request {
  readonly tournamentId: number;
  readonly account: Account;
}

interface Invitation extends Request {
  /** Made by the browser. */
  readonly id: string;
  readonly email: string;
  readonly duty: RefereeDuty;
}

export type InvitationRefusal =
  | Denial
  | 'TOURNAMENT_CANCELLED'
  | 'ALREADY_REFEREE'
  | 'OWN_ADDRESS'
  | 'TOO_MANY_REFEREES'
  | 'ID_TAKEN';

/**
 * Invites a referee or a desk helper by mail. The link in the mail is valid for a week; a new invitation of the same address ends the old
 * one. A resend with the same id changes nothing.
 */
export async function inviteReferee(
  services: Services,
  { id, tournamentId, account, duty, ...asked }: Invitation,
): Promise<Result<null, InvitationRefusal>> {
  const email = asked.email.toLowerCase();
  return services.db.transaction(async (tx) => {
    const denied = await denialOf(tx, { id: tournamentId, account });
    if (denied) return refuse(denied);
    const tournament = await tournaments.findForUpdate(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const known = await store.findById(tx, id);
    if (known) {
      const isSame =
        known.tournamentId === tournamentId && known.email === email && known.duty === duty;
      return isSame ? ok(null) : refuse('ID_TAKEN');
    }
    const before = await store.findByAddress(tx, tournamentId, email);
    const refusal = await refusalFor(tx, tournament, { email, before });
    if (refusal) return refuse(refusal);
    if (before) await endInvitation(tx, before);
    await insertInvitation(services, tx, { id, email, duty, tournament });
    await logStep(services, tx, { account, tournament, note: 'referees.invite' });
    return ok(null);
  });
}

async function refusalFor(
  tx: Db,
  tournament: StoredTournament,
  { email, before }: { email: string; before: store.StoredReferee | null },
): Promise<Exclude<InvitationRefusal, Denial | 'ID_TAKEN'> | null> {
  if (tournament.state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  if (before?.state === 'accepted') return 'ALREADY_REFEREE';
  const organizer = await organizers.findById(tx, tournament.organizerId);
  const owner = organizer && (await findRecipient(tx, organizer.accountId));
  if (owner && isSameMailbox(email, owner.email)) return 'OWN_ADDRESS';
  if (before) return null;
  const people = await store.countByTournament(tx, tournament.id);
  return people < MOST_REFEREES ? null : 'TOO_MANY_REFEREES';
}

async function insertInvitation(
  { clock, mailer, origin }: Services,
  tx: Db,
  {
    tournament,
    ...asked
  }: Pick<Invitation, 'id' | 'email' | 'duty'> & { readonly tournament: StoredTournament },
): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const row = { ...asked, tournamentId: tournament.id, invitedAt: now, expiresAt };
  await store.insert(tx, row);
  const link = { purpose: INVITATION, subject: row.id, validMs: VALID_MS, now };
  const secret = await links.insert(tx, link);
  await mailer.send(tx, invitationMail({ ...row, tournament, secret, origin: origin() }));
}

/**
 * Makes a desk helper who has accepted a referee, or the other way round. An invitation says what it is for: another one replaces
 * it. Sending the wanted duty again changes nothing.
 */
export async function changeDuty(
  services: Services,
  { tournamentId, refereeId, duty, account }: Request & Chosen,
): Promise<Result<null, Denial | 'REFEREE_NOT_FOUND'>> {
  return services.db.transaction(async (tx) => {
    const denied = await denialOf(tx, { id: tournamentId, account });
    if (denied) return refuse(denied);
    const tournament = await tournaments.findForUpdate(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const referee = await store.findById(tx, refereeId);
    if (referee?.tournamentId !== tournamentId || referee.state !== 'accepted')
      return refuse('REFEREE_NOT_FOUND');
    if (referee.duty === duty) return ok(null);
    await store.updateDuty(tx, refereeId, duty);
    const kind = duty === 'referee' ? 'desk-now-referee' : 'desk-now-helper';
    await notifyOfDuty(services, tx, { kind, referee, tournament });
    await logStep(services, tx, { account, tournament, note: 'referees.changeDuty' });
    return ok(null);
  });
}

interface Chosen {
  readonly refereeId: string;
  readonly duty: RefereeDuty;
}

/** Withdraws an invitation, whose link opens nothing any more, or removes a referee. A repeated call is no error. */
export async function removeReferee(
  services: Services,
  { tournamentId, refereeId, account }: Request & { readonly refereeId: string },
): Promise<Result<null, Denial>> {
  return services.db.transaction(async (tx) => {
    const denied = await denialOf(tx, { id: tournamentId, account });
    if (denied) return refuse(denied);
    const tournament = await tournaments.findForUpdate(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const referee = await store.findById(tx, refereeId);
    if (referee?.tournamentId !== tournamentId) return ok(null);
    await endInvitation(tx, referee);
    await notifyOfDuty(services, tx, { kind: 'desk-removed', referee, tournament });
    await logStep(services, tx, { account, tournament, note: 'referees.remove' });
    return ok(null);
  });
}

async function endInvitation(tx: Db, { id, tournamentId }: store.StoredReferee): Promise<void> {
  await store.deleteById(tx, tournamentId, id);
  await links.deleteBySubject(tx, { purpose: INVITATION, subject: id });
}
