import { ok, type Result } from '#domain/common/result.ts';
import * as accounts from '#features/accounts/server/accounts.erasure.store.ts';
import { findHash } from '#features/accounts/server/accounts.password.store.ts';
import type { StoredAccount } from '#features/accounts/server/accounts.store.ts';
import * as checkIns from '#features/day/check-in/server/check-in.erasure.store.ts';
import * as openTables from '#features/day/open-tables/server/open-tables.erasure.store.ts';
import * as applications from '#features/entries/applications/server/applications.erasure.store.ts';
import { withdrawEntryIn } from '#features/entries/server/entries.commands.ts';
import { asArrived } from '#features/entries/server/entries.endings.notifications.ts';
import * as entries from '#features/entries/server/entries.erasure.store.ts';
import { leaveEveryWaitingList } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import * as withdrawals from '#features/entries/withdrawals/server/withdrawals.erasure.store.ts';
import * as eventDraws from '#features/event-draws/server/event-draws.erasure.store.ts';
import {
  removeFromGroups,
  removeStaffNames,
} from '#features/groups/server/groups.erasure.commands.ts';
import * as groups from '#features/groups/server/groups.erasure.store.ts';
import * as draws from '#features/matches/draws/server/draws.erasure.store.ts';
import * as matches from '#features/matches/server/matches.erasure.store.ts';
import * as organizers from '#features/organizers/server/organizers.erasure.store.ts';
import { leaveEveryPair } from '#features/pairs/server/pairs.erasure.commands.ts';
import { notifyPayersOfLeaving } from '#features/payments/payouts/server/payouts.notifications.ts';
import {
  listDueByOrganizer,
  listDueToSchools,
} from '#features/payments/payouts/server/payouts.open.store.ts';
import * as receipts from '#features/payments/receipts/server/receipts.store.ts';
import * as payments from '#features/payments/server/payments.erasure.store.ts';
import * as players from '#features/players/server/players.erasure.store.ts';
import * as practice from '#features/practice/server/practice.erasure.store.ts';
import * as referees from '#features/referees/server/referees.erasure.store.ts';
import { leaveEveryTournament } from '#features/referees/server/referees.invitation.commands.ts';
import { leaveSeasonIn } from '#features/season/server/season.withdrawals.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.erasure.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Undo, undoable } from '#platform/server/db/undoable.ts';
import * as links from '#platform/server/links/links.erasure.store.ts';
import * as mails from '#platform/server/mail/mail.erasure.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { isOwnMail } from '../../personal-data.mails.policy.ts';
import { refundWay } from '../deletion.policy.ts';
import type { EndedEntry, TransferredGroup } from './deletion.mails.ts';
import { forgetMailsLater, notifyOfDeletion } from './deletion.notifications.ts';
import {
  listInSeasons,
  listInSeasonsOfGroup,
  listRunning,
  listTournamentsForUpdate,
} from './deletion.store.ts';

export type DeletionRefusal =
  | 'PASSWORD_WRONG'
  | 'LAST_OPERATOR'
  | 'TOURNAMENTS_RUNNING'
  | 'REFUNDS_DUE'
  | 'SCHOOL_REFUNDS_DUE'
  | 'PAYMENT_UNDER_WAY';

/**
 * Deletes an account with all its data, or nothing; a repeated call changes nothing. Rows that have to stay point to a
 * nameless tombstone from then on. `hash` is of the password that was proven a moment ago: another may have been chosen since. Locks
 * are taken in the order tournaments, groups, account.
 */
export async function deleteAccount(
  services: Services,
  accountId: string,
  hash?: string,
): Promise<Result<null, DeletionRefusal>> {
  return undoable<null, DeletionRefusal>(services.db, async (tx, undo) => {
    const person = await accounts.findForErasure(tx, accountId);
    if (!person) return ok(null);
    if (hash && (await findHash(tx, accountId)) !== hash) undo('PASSWORD_WRONG');
    const now = services.clock.now();
    if (person.isOperator && (await accounts.isLastOperator(tx, accountId))) undo('LAST_OPERATOR');
    const tombstone = await accounts.insertTombstone(tx, now);
    await listTournamentsForUpdate(tx, accountId);
    await leaveOrganization(tx, person, { tombstone, now, undo });
    await groups.listForUpdate(tx, accountId);
    // With the groups locked, since the last two of a school may leave at once, and before entries end that a school has paid.
    if ((await listDueToSchools(tx, accountId)).length > 0) undo('SCHOOL_REFUNDS_DUE');
    await checkIns.deleteByAccount(tx, accountId);
    await openTables.deleteByAccount(tx, accountId);
    const ended = await endEntries(services, tx, accountId, undo);
    await leaveEveryWaitingList(services, tx, accountId);
    const left = await leaveEveryPair(services, tx, accountId, tombstone);
    if (!left) undo('PAYMENT_UNDER_WAY');
    const transferred = await leaveGroups(services, tx, person, tombstone);
    // While the player and the entries are still theirs.
    await services.publish(tx, { type: 'name.changed', accountId });
    await players.updateFormerPlayer(tx, { accountId, now }, tombstone);
    await practice.updateOwner(tx, { accountId, now }, tombstone);
    await eventDraws.updateFormerPlayer(tx, accountId);
    await matches.updateSeeder(tx, accountId, tombstone);
    await leaveEveryTournament(services, tx, accountId);
    if (person.emailVerified) await referees.deleteByAddress(tx, person);
    await draws.updateAuthor(tx, accountId, tombstone);
    await withdrawals.updateLeft(tx, accountId, tombstone);
    await applications.updateAuthor(tx, accountId, tombstone);
    await entries.updateOwner(tx, accountId, tombstone);
    // While the mail can still name them.
    await notifyPayersOfLeaving(services, tx, accountId);
    await payments.updateOwner(tx, accountId, tombstone);
    await links.deleteByOwner(tx, accountId);
    // All mails of a confirmed address, also those from before the account.
    const isTheirs = (mail: { kind: string; createdAt: Date }) =>
      person.emailVerified || isOwnMail(mail, person);
    const mailIds = await mails.deleteByAddress(tx, person.email, isTheirs);
    // Written while the account still exists.
    await notifyOfDeletion(services, tx, { person, ended, transferred });
    await forgetMailsLater(services, tx, accountId, mailIds);
    await accounts.deleteWithLogins(tx, person);
    return ok(null);
  });
}

async function leaveOrganization(
  tx: Db,
  person: StoredAccount,
  { tombstone, now, undo }: { tombstone: string; now: Date; undo: Undo<DeletionRefusal> },
): Promise<void> {
  const running = await listRunning(tx, person.id, dayInJapan(now));
  if (running.length > 0) undo('TOURNAMENTS_RUNNING');
  const left = await organizers.updateOwner(tx, person, tombstone);
  await tournaments.updateContacts(tx, left.ids);
  await tournaments.updateOrganizerNames(tx, left.ownNamed);
  // Without a verified address, the application may be another person's who typed this address.
  if (left.ids.length > 0 || person.emailVerified) {
    await organizers.deleteApplications(tx, person.email);
  }
  // A tournament may have been published while the owner's update waited for the lock.
  const late = await listRunning(tx, tombstone, dayInJapan(now));
  if (late.length > 0) undo('TOURNAMENTS_RUNNING');
  // The money is on the organizer's own account: nobody else can send it back.
  if ((await listDueByOrganizer(tx, tombstone)).length > 0) undo('REFUNDS_DUE');
}

async function endEntries(
  services: Services,
  tx: Db,
  accountId: string,
  undo: Undo<DeletionRefusal>,
): Promise<EndedEntry[]> {
  const today = dayInJapan(services.clock.now());
  const held = await entries.listHeld(tx, accountId, today);
  const byLink = await receipts.listPaidByLink(
    tx,
    held.map(({ entry }) => entry.id),
  );
  const ended: EndedEntry[] = [];
  for (const { entry } of held) {
    const withdrawal = { id: entry.id, accountId, by: 'account-deletion' } as const;
    const done = await withdrawEntryIn(services, tx, withdrawal);
    if (done.ok) {
      const { refund, tournament } = done.value;
      const withdrawn = refund ? await asArrived(tx, done.value.entry) : done.value.entry;
      const way = refund ? refundWay(withdrawn, byLink.has(entry.id)) : null;
      ended.push({ entry: withdrawn, tournament, way });
    } else if (done.code === 'PAYMENT_UNDER_WAY') undo(done.code);
  }
  // After the day of the tournament no entry is withdrawn, but nobody would answer for the team.
  await leaveSeasons(services, tx, await listInSeasons(tx, accountId, today));
  return ended;
}

async function leaveSeasons(
  services: Services,
  tx: Db,
  teams: Awaited<ReturnType<typeof listInSeasons>>,
): Promise<void> {
  for (const team of teams) await leaveSeasonIn(services, tx, team);
}

/** The clubs retain their records, under another owner; the teams of a school without one leave their seasons. */
async function leaveGroups(
  services: Services,
  tx: Db,
  { id, name }: StoredAccount,
  tombstone: string,
): Promise<TransferredGroup[]> {
  const now = services.clock.now();
  await removeStaffNames(tx, { id, name });
  const transferred: TransferredGroup[] = [];
  for (const group of await groups.listCreated(tx, id)) {
    const newOwner = await groups.findNewOwner(tx, group.id, id);
    if (!newOwner) {
      const teams = await listInSeasonsOfGroup(tx, group.id, dayInJapan(now));
      await leaveSeasons(services, tx, teams);
      continue;
    }
    await groups.updateCreator(tx, group.id, newOwner.accountId);
    transferred.push({ group, newOwner });
  }
  for (const member of await groups.listMemberships(tx, id)) await practice.updateNames(tx, member);
  await removeFromGroups(tx, { id, now }, tombstone);
  return transferred;
}
