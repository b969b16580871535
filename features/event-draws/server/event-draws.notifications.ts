import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import type { PublishedDraw } from './event-draws.events.ts';
import { newsKey, publishedMail, withdrawnMail } from './event-draws.mails.ts';

/** Notifies the players of a draw, and their guardians, that it is out. */
export const notifyOfPublishedDraw: Subscriber<'draw.published'> = (services, tx, event) =>
  notify(services, tx, event, 'draw-published', publishedMail);

/** Notifies the same people that it was taken back, and why. */
export const notifyOfWithdrawnDraw: Subscriber<'draw.withdrawn'> = (services, tx, event) =>
  notify(services, tx, event, 'draw-withdrawn', (facts) =>
    withdrawnMail({ ...facts, reason: event.reason }),
  );

async function notify(
  services: Services,
  tx: Db,
  { tournament, event, stage, drawNumber, players }: PublishedDraw,
  kind: 'draw-published' | 'draw-withdrawn',
  write: (facts: Parameters<typeof publishedMail>[0]) => Mail,
): Promise<void> {
  const accountIds = players.map(({ accountId }) => accountId);
  const readers = await listRecipients(tx, accountIds);
  const now = services.clock.now();
  const facts = { ...asNotificationFacts(tournament), eventId: event.id };
  for (const { entryId, accountId } of players) {
    const dedupeKey = newsKey(kind, { entryId, stage, drawNumber });
    await notifyPerson(services, tx, { accountId, kind, facts, dedupeKey, now });
    const reader = readers.get(accountId);
    if (!reader) continue;
    const origin = services.origin();
    const mail = write({ tournament, event, stage, drawNumber, entryId, reader, origin });
    await services.mailer.send(tx, mail);
  }
  const news = players.map(({ entryId: id, accountId }) => {
    const entry = { id, accountId, eventId: event.id, feeYen: 0 };
    return { kind, entry, tournament, method: null, at: now } as const;
  });
  await notifyGuardians(services, tx, news);
}
