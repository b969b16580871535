import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { LinkRefusal } from '#platform/server/links/links.store.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { INVITATION } from './referees.commands.ts';
import { notifyOrganizer } from './referees.notifications.ts';
import * as store from './referees.store.ts';

/** What the invited person does: the link proves that they read the mailbox, the account who they are. */

export interface Invited {
  readonly referee: store.StoredReferee;
  readonly tournament: StoredTournament;
}

/** The invitation of a mailed link. One that was accepted is used up; a declined one can still be accepted in time. */
export async function findInvitation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
): Promise<Result<Invited, LinkRefusal>> {
  const invited = await findInvited(db, secret, clock.now());
  if (!invited.ok) return invited;
  return invited.value.referee.state === 'accepted' ? refuse('LINK_USED') : invited;
}

async function findInvited(
  db: Db,
  secret: string,
  now: Date,
): Promise<Result<Invited, LinkRefusal>> {
  const link = await links.findBySecret(db, { purpose: INVITATION, secret, now });
  if (!link.ok) return link;
  const referee = await store.findById(db, link.value.subject);
  const tournament = referee && (await tournaments.findById(db, referee.tournamentId));
  return tournament ? ok({ referee, tournament }) : refuse('LINK_UNKNOWN');
}

interface Answer {
  readonly secret: string;
}

export type AcceptRefusal =
  | LinkRefusal
  | 'TOURNAMENT_CANCELLED'
  | 'ALREADY_ORGANIZER'
  | 'ALREADY_REFEREE';

/** Accepts an invitation with an account, and gives the tournament's number. A repeated call is no error. */
export async function acceptInvitation(
  services: Services,
  {
    secret,
    account,
  }: Answer & {
    readonly account: { readonly id: string; readonly organizerId: number | null };
  },
): Promise<Result<number, AcceptRefusal>> {
  return services.db.transaction(async (tx) => {
    const invited = await lockInvited(services, tx, secret);
    if (!invited.ok) return invited;
    const { referee, tournament } = invited.value;
    if (referee.state === 'accepted') {
      return referee.accountId === account.id ? ok(tournament.id) : refuse('LINK_USED');
    }
    if (tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    if (account.organizerId === tournament.organizerId) return refuse('ALREADY_ORGANIZER');
    if (await store.findDuty(tx, tournament.id, account.id)) return refuse('ALREADY_REFEREE');
    const answeredAt = services.clock.now();
    const answer = { state: 'accepted', accountId: account.id, answeredAt } as const;
    await store.updateAnswer(tx, referee.id, answer);
    await notifyOrganizer(services, tx, { kind: 'referee-accepted', referee, tournament });
    return ok(tournament.id);
  });
}

/** Declines an invitation. A repeated call is no error; an accepted one is refused, because the link is used up. */
export async function declineInvitation(
  services: Services,
  { secret }: Answer,
): Promise<Result<null, LinkRefusal>> {
  return services.db.transaction(async (tx) => {
    const invited = await lockInvited(services, tx, secret);
    if (!invited.ok) return invited;
    const { referee, tournament } = invited.value;
    if (referee.state === 'accepted') return refuse('LINK_USED');
    if (referee.state === 'declined') return ok(null);
    const answeredAt = services.clock.now();
    const answer = { state: 'declined', accountId: null, answeredAt } as const;
    await store.updateAnswer(tx, referee.id, answer);
    await notifyOrganizer(services, tx, { kind: 'referee-declined', referee, tournament });
    return ok(null);
  });
}

/** Two answers to invitations of one tournament wait for each other: an account accepts only one of them. */
async function lockInvited(
  { clock }: Services,
  tx: Db,
  secret: string,
): Promise<Result<Invited, LinkRefusal>> {
  const seen = await findInvited(tx, secret, clock.now());
  if (!seen.ok) return seen;
  await tournaments.existsForUpdate(tx, seen.value.tournament.id);
  return findInvited(tx, secret, clock.now());
}

interface Leaving {
  readonly tournamentId: number;
  readonly accountId: string;
}

/** Stops refereeing a tournament, or helping at its desk. */
export function leaveTournament(
  services: Services,
  leaving: Leaving,
): Promise<Result<null, 'TOURNAMENT_NOT_FOUND' | 'NOT_REFEREE'>> {
  return services.db.transaction((tx) => leaveTournamentIn(services, tx, leaving));
}

/** Stops refereeing, and helping at, every tournament that is not over; a step of deleting the account. Its organizers learn it as from anybody. */
export async function leaveEveryTournament(
  services: Services,
  tx: Db,
  accountId: string,
): Promise<void> {
  const today = dayInJapan(services.clock.now());
  for (const { id: tournamentId } of await store.listTournaments(tx, accountId, today)) {
    await leaveTournamentIn(services, tx, { tournamentId, accountId });
  }
}

async function leaveTournamentIn(
  services: Services,
  tx: Db,
  { tournamentId, accountId }: Leaving,
): Promise<Result<null, 'TOURNAMENT_NOT_FOUND' | 'NOT_REFEREE'>> {
  const tournament = await tournaments.findForUpdate(tx, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  const referee = await store.deleteByAccount(tx, tournamentId, accountId);
  if (!referee) return refuse('NOT_REFEREE');
  await links.deleteBySubject(tx, { purpose: INVITATION, subject: referee.id });
  await notifyOrganizer(services, tx, { kind: 'referee-left', referee, tournament });
  return ok(null);
}
