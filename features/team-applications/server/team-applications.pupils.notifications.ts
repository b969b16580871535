import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import { notifyOfWithdrawal } from '#features/entries/server/entries.endings.notifications.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { endedUnpaidMail, enteredMail } from './team-applications.pupils.mails.ts';
import { listSeated, type Seated } from './team-applications.seats.commands.ts';
import * as store from './team-applications.store.ts';

/** What the pupils with an account hear of their school's application. */

export interface About {
  readonly application: StoredApplication;
  readonly tournament: StoredTournament;
}

/** Notifies the pupils with an account that the school has entered them. */
export async function notifyPupils(
  services: Services,
  tx: Db,
  { application, tournament, people, at }: OfPeople,
): Promise<void> {
  const groupName = await store.findGroupName(tx, application.groupId);
  const recipients = await listRecipients(
    tx,
    people.map(({ accountId }) => accountId),
  );
  for (const { entry, accountId } of people) {
    const recipient = recipients.get(accountId);
    if (!recipient) continue;
    await notifyPerson(services, tx, {
      accountId,
      kind: 'entered-by-school',
      facts: { ...asNotificationFacts(tournament), schoolName: groupName, entryId: entry.id },
      dedupeKey: `entered-by-school ${newsKey({ entry, accountId }, at)}`,
      now: services.clock.now(),
    });
    const facts = { tournament, groupName, recipient, origin: services.origin() };
    await services.mailer.send(tx, enteredMail({ ...facts, entry, at }));
  }
}

/** Notifies those who play in a line from now on, with their guardians where it is confirmed, and those who no longer do. */
export async function notifyOfReplaced(
  services: Services,
  tx: Db,
  {
    application,
    tournament,
    incoming,
    outgoing,
    by,
    at,
  }: About & {
    readonly incoming: readonly Seated[];
    readonly outgoing: readonly Seated[];
    readonly by: 'school' | 'organizer';
    readonly at: Date;
  },
): Promise<void> {
  const about = { application, tournament, at };
  await notifyPupils(services, tx, { ...about, people: incoming });
  const confirmed = incoming.filter(({ entry }) => entry.state === 'confirmed');
  await notifyOfConfirmed(services, tx, { ...about, people: confirmed });
  for (const { entry, accountId } of outgoing) {
    // The line itself goes on, and can end for others later.
    const gone = { ...entry, id: newsKey({ entry, accountId }, at), accountId };
    const ended = { type: 'entry.withdrawn', entry: gone, tournament, refund: false } as const;
    await notifyOfWithdrawal(services, tx, { ...ended, by });
  }
}

interface OfPeople extends About {
  readonly people: readonly Seated[];
  /** Distinguishes a replacement from what has made the same people players of the line before. */
  readonly at?: Date;
}

/** Notifies the guardians of pupils of a confirmed place, as of any other; without the school's money. */
export function notifyOfConfirmed(
  services: Services,
  tx: Db,
  { people, tournament, at }: OfPeople,
) {
  return notifyGuardians(
    services,
    tx,
    people.map(({ entry, accountId }) => ({
      kind: 'entry-confirmed',
      entry: { ...entry, id: newsKey({ entry, accountId }, at), accountId, feeYen: 0 },
      tournament,
      method: null,
    })),
  );
}

/** The same news of one line are different ones for each of a pair, and after each replacement. */
function newsKey({ entry, accountId }: Seated, at?: Date): string {
  return [entry.id, accountId, at?.toISOString()].filter(Boolean).join(' ');
}

/** Notifies the pupils with an account, each once, that their school's application has ended unpaid; a step before its pairs end. */
export async function notifyOfEndedUnpaid(
  services: Services,
  tx: Db,
  { application, tournament, lines }: About & { readonly lines: readonly StoredEntry[] },
): Promise<void> {
  const people = await listSeated(tx, lines);
  const accountIds = people.map(({ accountId }) => accountId);
  const groupName = await store.findGroupName(tx, application.groupId);
  for (const [accountId, recipient] of await listRecipients(tx, accountIds)) {
    await notifyPerson(services, tx, {
      accountId,
      kind: 'school-entry-ended',
      facts: { ...asNotificationFacts(tournament), schoolName: groupName },
      dedupeKey: `school-entry-ended ${application.id} ${accountId}`,
      now: services.clock.now(),
    });
    const facts = { application, tournament, groupName, recipient, origin: services.origin() };
    await services.mailer.send(tx, endedUnpaidMail(facts));
  }
}
