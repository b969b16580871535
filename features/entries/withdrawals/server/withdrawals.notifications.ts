import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import type { NotificationKind } from '#features/notifications/notifications.vocabulary.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import type { EntryWithTournament, StoredEntry } from '../../server/entries.store.ts';
import * as entries from '../../server/entries.store.ts';
import type { AskedBy } from '../withdrawals.vocabulary.ts';
import { declinedMail, reinstatedMail } from './withdrawals.mails.ts';

/** Notifies the guardian of a request, and the player of one that the guardian or the school made. */
export const notifyOfRequest: Subscriber<'withdrawal.asked'> = async (services, tx, event) => {
  const { entry, tournament, request } = event;
  // The mail about the deletion lists the entries.
  const { askedBy, askedAt: at } = request;
  if (askedBy === 'account-deletion') return;
  const kind = ASKED_FOR_PLAYER[askedBy];
  // Who plays in a line of a school may have no account.
  if (kind && entry.accountId !== '') {
    await notifyPerson(services, tx, {
      accountId: entry.accountId,
      kind,
      facts: asNotificationFacts(tournament),
      dedupeKey: `${kind} ${request.id}`,
      now: services.clock.now(),
    });
  }
  const about = { entry, tournament, method: null, at, askedBy };
  await notifyGuardians(services, tx, [{ ...about, kind: 'withdrawal-asked' }]);
};

/** What a request is called in the app for the player for whom somebody else has asked; pairs notifies of the partner's. */
const ASKED_FOR_PLAYER: Readonly<Partial<Record<AskedBy, NotificationKind>>> = {
  guardian: 'withdrawal-asked',
  school: 'withdrawal-asked-by-school',
};

/** Notifies the player and the guardian that the entry stays, and why. */
export const notifyOfDecline: Subscriber<'withdrawal.declined'> = async (services, tx, event) => {
  const { entry, tournament, request, word } = event;
  const declined = { id: request.id, accountId: entry.accountId };
  await notifyOneOfDecline(services, tx, { ...event, ...declined });
  const about = { entry, tournament, method: null, at: services.clock.now() };
  await notifyGuardians(services, tx, [{ ...about, kind: 'withdrawal-declined', word }]);
};

interface Declined extends Pick<EntryWithTournament, 'entry' | 'tournament'> {
  /** Distinguishes this news from that of other requests and people. */
  readonly id: string;
  /** Who is notified: one of those who play. */
  readonly accountId: string;
  readonly word: string;
}

/** Notifies one person, in the app and by mail, that the entry stays, and why; nobody for a line without an account. */
export async function notifyOneOfDecline(
  services: Services,
  tx: Db,
  { id, accountId, entry, tournament, word }: Declined,
): Promise<void> {
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  await notifyPerson(services, tx, {
    accountId,
    kind: 'withdrawal-declined',
    facts: asNotificationFacts(tournament),
    dedupeKey: `withdrawal-declined ${id}`,
    now: services.clock.now(),
  });
  const origin = services.origin();
  await services.mailer.send(tx, declinedMail({ id, entry, tournament, recipient, origin, word }));
}

/** Notifies the player and the guardian that the withdrawal was taken back: the entry is confirmed again. */
export const notifyOfReinstatement: Subscriber<'entry.reinstated'> = async (
  services,
  tx,
  { entry: { id }, tournament, requestId },
) => {
  const entry = await entries.findById(tx, id);
  if (entry) await notifyOneOfReinstatement(services, tx, { ...entry, tournament, requestId });
};

type Reinstated = Pick<StoredEntry, 'accountId' | 'eventId' | 'team'> & {
  readonly tournament: EntryWithTournament['tournament'];
  readonly requestId: string;
};

/** Notifies one of those who play, and the guardian; nobody for a line without an account. The fee is none of it: nothing has moved. */
export async function notifyOneOfReinstatement(
  services: Services,
  tx: Db,
  { accountId, eventId, team, tournament, requestId }: Reinstated,
): Promise<void> {
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  const id = `${requestId} ${accountId}`;
  const kind = 'entry-reinstated';
  await notifyPerson(services, tx, {
    accountId,
    kind,
    facts: asNotificationFacts(tournament),
    dedupeKey: `${kind} ${id}`,
    now: services.clock.now(),
  });
  const entry = { id, accountId, eventId, team, feeYen: 0 };
  const origin = services.origin();
  await services.mailer.send(tx, reinstatedMail({ id, entry, tournament, recipient, origin }));
  await notifyGuardians(services, tx, [{ kind, entry, tournament, method: null }]);
}
