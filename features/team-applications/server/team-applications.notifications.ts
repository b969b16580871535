import { isRefundedToAccount, type WayOut } from '#domain/entry/entry.ts';
import { pointsOf } from '#domain/entry/split.ts';
import {
  listRecipients,
  type Recipient,
} from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { wayOutOf } from '#features/entries/server/entries.organizer.notifications.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import type {
  NotificationFacts,
  NotificationKind,
} from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { sumsLeftOfSchools } from '#features/payments/transfers/server/transfers.store.ts';
import { findTerms } from '#features/payments/transfers/server/transfers.terms.store.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import {
  lineDeclinedMail,
  lineReinstatedMail,
  lineWithdrawnMail,
  teamRenamedMail,
} from './team-applications.lines.mails.ts';
import {
  type ApplicationFacts,
  applicationCancelledMail,
  applicationMovedMail,
  dueMail,
  lapsedMail,
  type MoneyBack,
  paidMail,
} from './team-applications.mails.ts';
import * as playerStore from './team-applications.players.store.ts';
import {
  type About,
  notifyOfConfirmed,
  notifyOfEndedUnpaid,
} from './team-applications.pupils.notifications.ts';
import { listSeated } from './team-applications.seats.commands.ts';
import * as store from './team-applications.store.ts';

/** Notifies those who look after the school that everything is paid and confirmed, with the total. */
export const notifyOfPaid: Subscriber<'application.paid'> = async (services, tx, event) => {
  const { lines } = event;
  await notifyTeachers(services, tx, { ...event, kind: 'application-paid' }, (facts) =>
    paidMail({ ...facts, lines }),
  );
  const people = await listSeated(tx, lines);
  await notifyOfConfirmed(services, tx, { ...event, people });
};

/** Notifies those who look after the school that the places are free again, and the pupils that they do not play. */
export const notifyOfLapsed: Subscriber<'application.lapsed'> = async (services, tx, event) => {
  await notifyTeachers(services, tx, { ...event, kind: 'application-lapsed' }, lapsedMail);
  await notifyOfEndedUnpaid(services, tx, event);
};

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
  const back = await ofArrived(tx, application.id, backOfLine(application, entry, refund));
  // The line may be reinstated, and be withdrawn again.
  const key = `${entry.id} ${services.clock.now().toISOString()}`;
  const news = { application, tournament, kind: 'application-line-withdrawn', key } as const;
  await notifyTeachers(services, tx, news, (facts) =>
    lineWithdrawnMail({ ...facts, key, entry, line, back }),
  );
};

/** Notifies those who look after the school that a line is confirmed again. */
export const notifyOfReinstatedLine: Subscriber<'entry.reinstated'> = async (
  services,
  tx,
  { ofPlayer: entry, tournament, requestId: key },
) => {
  const application =
    entry?.applicationId && (await applications.findById(tx, entry.applicationId));
  if (!application) return;
  const line = await nameOfLine(tx, application, entry);
  const news = { application, tournament, kind: 'entry-reinstated', key } as const;
  await notifyTeachers(services, tx, news, (facts) =>
    lineReinstatedMail({ ...facts, requestId: key, entry, line }),
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

/** Notifies those who look after the school of the name that the organizer has given one of its teams. */
export const notifyOfRenamedTeam: Subscriber<'team.renamed'> = async (services, tx, event) => {
  const entry = event.by === 'organizer' ? await entries.findById(tx, event.entry.id) : null;
  const application =
    entry?.applicationId && (await applications.findById(tx, entry.applicationId));
  if (!entry || !application) return;
  const { tournament } = event;
  // A team can be renamed more than once.
  const key = `${entry.id} ${services.clock.now().toISOString()}`;
  await notifyTeachers(
    services,
    tx,
    { application, tournament, kind: 'team-renamed', key },
    (facts) => teamRenamedMail({ ...facts, key, entry }),
  );
};

/** The name of the team, or those of the players. */
export async function nameOfLine(
  tx: Db,
  { id }: Pick<StoredApplication, 'id'>,
  entry: Pick<StoredEntry, 'id' | 'team'>,
): Promise<string> {
  if (entry.team !== null) return entry.team;
  const players = await playerStore.listPlayers(tx, [id]);
  const names = players.filter(({ entryId }) => entryId === entry.id).map(({ name }) => name);
  return names.join(' / ');
}

/** What a school does about its lines: it asks where not all of them can be withdrawn. */
function wayOutOfAll(ways: readonly WayOut[]): WayOut {
  if (ways.every((way) => way === 'withdraw')) return 'withdraw';
  return ways.every((way) => way === 'write') ? 'write' : 'ask';
}

/** Notifies those who look after the schools that the day, the time or the place has changed. */
export const notifySchoolsOfMove: Subscriber<'tournament.moved'> = async (
  services,
  tx,
  { tournament, entries },
) => {
  const at = services.clock.now();
  const key = at.toISOString();
  for (const application of await applications.listRunning(tx, tournament.id)) {
    const news = { application, tournament, kind: 'tournament-changed', key } as const;
    const lines = entries.filter(({ applicationId }) => applicationId === application.id);
    const way = wayOutOfAll(lines.map((line) => wayOutOf(line, tournament, at)));
    await notifyTeachers(services, tx, news, (facts) =>
      applicationMovedMail({ ...facts, at, way }),
    );
  }
};

/** Notifies those who look after the schools that the tournament is cancelled. */
export const notifySchoolsOfCancellation: Subscriber<'entries.cancelled'> = async (
  services,
  tx,
  { applications: ended, entries, tournament, reason },
) => {
  for (const application of ended) {
    const lines = entries.filter(({ applicationId }) => applicationId === application.id);
    const paid = application.paidAt === null ? [] : lines;
    const back = await ofArrived(
      tx,
      application.id,
      backOf(application, paid, application.totalYen),
    );
    const amountYen = typeof back === 'string' ? 0 : application.totalYen;
    const news = { application, tournament, kind: 'tournament-cancelled', amountYen } as const;
    await notifyTeachers(services, tx, news, (facts) =>
      applicationCancelledMail({ ...facts, reason, back }),
    );
  }
};

function backOfLine(
  application: StoredApplication,
  entry: StoredEntry,
  refund: boolean,
): MoneyBack {
  const { state, feeYen, grantedYen } = entry;
  if (state !== 'confirmed' || feeYen === 0) return 'nothing-paid';
  const restYen = feeYen - grantedYen;
  if (restYen === 0) return 'given-back';
  if (refund) return backOf(application, [entry], restYen);
  return grantedYen > 0 ? 'rest-forfeited' : 'none';
}

/** How the money of these lines, which one charge or one transfer has paid, goes back (0049). */
function backOf(
  { isByTransfer }: StoredApplication,
  paid: readonly StoredEntry[],
  transferredYen: number,
): MoneyBack {
  const method = paid.find(({ paymentMethod }) => paymentMethod !== null)?.paymentMethod;
  // Points that the organizer has given back of a line before come back once.
  const points = paid.reduce((sum, one) => sum + (one.grantedYen > 0 ? 0 : pointsOf(one)), 0);
  if (method === 'points') return points === 0 ? 'nothing-paid' : { by: 'points', points };
  const isTransferred = method === undefined && isByTransfer;
  const amountYen = isTransferred
    ? transferredYen
    : paid.reduce((sum, { feeYen, grantedYen }) => sum + feeYen - grantedYen, 0);
  if (paid.length === 0 || amountYen === 0) return 'nothing-paid';
  if (isTransferred) return { by: 'transfer', amountYen };
  return { by: method && isRefundedToAccount(method) ? 'account' : 'provider', amountYen };
}

/** Of a transfer goes back what has arrived, which may be less than the fees (0049); read before it is owed. */
async function ofArrived(tx: Db, applicationId: string, back: MoneyBack): Promise<MoneyBack> {
  if (typeof back === 'string' || back.by !== 'transfer') return back;
  const arrivedYen = (await sumsLeftOfSchools(tx, [applicationId])).get(applicationId) ?? 0;
  const amountYen = Math.min(back.amountYen, arrivedYen);
  return amountYen > 0 ? { ...back, amountYen } : 'nothing-paid';
}

interface News extends About {
  readonly kind: NotificationKind;
  /** The total, when left out; 0 where nothing goes back. */
  readonly amountYen?: number;
  /** Distinguishes one event of its kind from the next of the same application. */
  readonly key?: string | undefined;
  /** The draw to which the news leads; without one it leads to the application. */
  readonly draw?: Pick<NotificationFacts, 'eventId' | 'stage'>;
  /** Who is notified of the same for themselves. */
  readonly except?: readonly string[];
}

/** Notifies everybody who looks after the group, in the app and by mail. */
export async function notifyTeachers(
  services: Services,
  tx: Db,
  { application, tournament, kind, key, draw, except = [], amountYen = application.totalYen }: News,
  write: (facts: ApplicationFacts) => Mail,
): Promise<void> {
  const { groupId, id } = application;
  const groupName = await store.findGroupName(tx, groupId);
  const editors = await listEditors(tx, groupId);
  const accountIds = editors.filter((accountId) => !except.includes(accountId));
  const recipients: Map<string, Recipient> = await listRecipients(tx, accountIds);
  const facts = { application, tournament, groupName, origin: services.origin() };
  for (const [accountId, recipient] of recipients) {
    await notifyPerson(services, tx, {
      accountId,
      kind,
      facts: {
        ...asNotificationFacts(tournament),
        schoolName: groupName,
        ...(draw ?? { amountYen, applicationId: id }),
      },
      // With the account, since a key notifies once in all.
      dedupeKey: [kind, id, key, accountId].filter(Boolean).join(' '),
      now: services.clock.now(),
    });
    await services.mailer.send(tx, write({ ...facts, recipient }));
  }
}
