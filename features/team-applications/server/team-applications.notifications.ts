import {
  listRecipients,
  type Recipient,
} from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { findTerms } from '#features/payments/transfers/server/transfers.terms.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import {
  type ApplicationFacts,
  applicationCancelledMail,
  applicationMovedMail,
  dueMail,
  enteredMail,
  lapsedMail,
  lineDeclinedMail,
  lineWithdrawnMail,
  type MoneyBack,
  paidMail,
} from './team-applications.mails.ts';
import * as store from './team-applications.store.ts';

interface About {
  readonly application: StoredApplication;
  readonly tournament: StoredTournament;
}

/** Notifies those who look after the school that everything is paid and confirmed, with the total. */
export const notifyOfPaid: Subscriber<'application.paid'> = async (services, tx, event) => {
  const { lines } = event;
  await notifyTeachers(services, tx, { ...event, kind: 'application-paid' }, (facts) =>
    paidMail({ ...facts, lines }),
  );
  if (event.application.totalYen === 0) await notifyPupils(services, tx, event);
  // The guardians of pupils hear of a confirmed place as for any other.
  const free = lines.map((entry) => ({ ...entry, feeYen: 0 }));
  const { tournament } = event;
  await notifyGuardians(
    services,
    tx,
    free
      .filter(({ accountId }) => accountId !== '')
      .map((entry) => ({ kind: 'entry-confirmed' as const, entry, tournament, method: null })),
  );
};

/** Notifies those who look after the school that the places are free again. */
export const notifyOfLapsed: Subscriber<'application.lapsed'> = (services, tx, event) =>
  notifyTeachers(services, tx, { ...event, kind: 'application-lapsed' }, lapsedMail);

/** Notifies those who look after the school what to pay by a transfer, and until when; also as a reminder. */
export async function notifyOfDue(
  services: Services,
  tx: Db,
  about: About,
  reminded: Date | null = null,
): Promise<void> {
  const { transferTo } = await findTerms(tx, about.tournament.organizerId);
  await notifyTeachers(
    services,
    tx,
    { ...about, kind: 'application-due', key: reminded?.toISOString() },
    (facts) => dueMail({ ...facts, transferTo, reminded }),
  );
}

/** Notifies those who look after the school that a line has ended, unless the school has ended it. */
export const notifyOfWithdrawnLine: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  const { entry, tournament, refund, by } = event;
  if (entry.applicationId === null || by === 'school') return;
  const application = await applications.findById(tx, entry.applicationId);
  if (!application) return;
  const line = await nameOfLine(tx, application, entry);
  const back = backOf(application, { isPaid: entry.state === 'confirmed', refund });
  const news = {
    application,
    tournament,
    kind: 'application-line-withdrawn',
    key: entry.id,
  } as const;
  await notifyTeachers(services, tx, news, (facts) =>
    lineWithdrawnMail({ ...facts, entry, line, back }),
  );
};

/** Notifies those who look after the school that the organizer has declined to withdraw a line, and why. */
export const notifyOfDeclinedLine: Subscriber<'withdrawal.declined'> = async (
  services,
  tx,
  { entry, tournament, request, word },
) => {
  if (entry.applicationId === null) return;
  const application = await applications.findById(tx, entry.applicationId);
  if (!application) return;
  const line = await nameOfLine(tx, application, entry);
  const requestId = request.id;
  const news = { application, tournament, kind: 'withdrawal-declined', key: requestId } as const;
  await notifyTeachers(services, tx, news, (facts) =>
    lineDeclinedMail({ ...facts, requestId, entry, line, word }),
  );
};

/** The name of the team, or those of the players. */
async function nameOfLine(tx: Db, { id }: StoredApplication, entry: StoredEntry): Promise<string> {
  if (entry.team !== null) return entry.team;
  const players = await store.listPlayers(tx, [id]);
  const names = players.filter(({ entryId }) => entryId === entry.id).map(({ name }) => name);
  return names.join(' / ');
}

/** Notifies those who look after the schools that the day, the time or the place has changed. */
export const notifySchoolsOfMove: Subscriber<'tournament.moved'> = async (
  services,
  tx,
  { tournament },
) => {
  const at = services.clock.now();
  const key = at.toISOString();
  for (const application of await applications.listRunning(tx, tournament.id)) {
    const news = { application, tournament, kind: 'tournament-changed', key } as const;
    await notifyTeachers(services, tx, news, (facts) => applicationMovedMail({ ...facts, at }));
  }
};

/** Notifies those who look after the schools that the tournament is cancelled. */
export const notifySchoolsOfCancellation: Subscriber<'entries.cancelled'> = async (
  services,
  tx,
  { applications: ended, tournament, reason },
) => {
  for (const application of ended) {
    const isPaid = application.paidAt !== null && application.totalYen > 0;
    const back = backOf(application, { isPaid, refund: true });
    const news = { application, tournament, kind: 'tournament-cancelled' } as const;
    await notifyTeachers(services, tx, news, (facts) =>
      applicationCancelledMail({ ...facts, reason, back }),
    );
  }
};

function backOf(
  { isByTransfer }: StoredApplication,
  { isPaid, refund }: { readonly isPaid: boolean; readonly refund: boolean },
): MoneyBack {
  if (!isPaid) return 'nothing-paid';
  if (!refund) return 'none';
  return isByTransfer ? 'transfer' : 'provider';
}

/** Notifies the pupils with an account that the school has entered them. */
export async function notifyPupils(
  services: Services,
  tx: Db,
  { application, tournament, lines }: About & { readonly lines: readonly StoredEntry[] },
): Promise<void> {
  const held = lines.filter(({ accountId }) => accountId !== '');
  const seconds = await store.listSeconds(
    tx,
    lines.map(({ id }) => id),
  );
  const people = [
    ...held.map((entry) => ({ entry, accountId: entry.accountId })),
    ...seconds.flatMap(({ entryId, accountId }) => {
      const entry = lines.find(({ id }) => id === entryId);
      return entry ? [{ entry, accountId }] : [];
    }),
  ];
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
      dedupeKey: `entered-by-school ${entry.id} ${accountId}`,
      now: services.clock.now(),
    });
    const facts = { tournament, groupName, recipient, origin: services.origin() };
    await services.mailer.send(tx, enteredMail({ ...facts, entry }));
  }
}

interface News extends About {
  readonly kind: NotificationKind;
  /** Distinguishes one event of its kind from the next of the same application. */
  readonly key?: string | undefined;
}

/** Notifies everybody who looks after the group, in the app and by mail. */
async function notifyTeachers(
  services: Services,
  tx: Db,
  { application, tournament, kind, key }: News,
  write: (facts: ApplicationFacts) => Mail,
): Promise<void> {
  const { groupId, id } = application;
  const groupName = await store.findGroupName(tx, groupId);
  const accountIds = await listEditors(tx, groupId);
  const recipients: Map<string, Recipient> = await listRecipients(tx, accountIds);
  const facts = { application, tournament, groupName, origin: services.origin() };
  for (const [accountId, recipient] of recipients) {
    await notifyPerson(services, tx, {
      accountId,
      kind,
      facts: {
        ...asNotificationFacts(tournament),
        schoolName: groupName,
        amountYen: application.totalYen,
        applicationId: id,
      },
      dedupeKey: [kind, id, key].filter(Boolean).join(' '),
      now: services.clock.now(),
    });
    await services.mailer.send(tx, write({ ...facts, recipient }));
  }
}
