import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import type { PublishedDraw } from './event-draws.events.ts';
import { amendedMail, newsKey, publishedMail, withdrawnMail } from './event-draws.mails.ts';

/** Notifies the players of a draw, and their guardians, that it is out. */
export const notifyOfPublishedDraw: Subscriber<'draw.published'> = (services, tx, event) =>
  notify(services, tx, event, { kind: 'draw-published', write: publishedMail });

/** Notifies the same people that it was taken back, and why. */
export const notifyOfWithdrawnDraw: Subscriber<'draw.withdrawn'> = (services, tx, event) =>
  notify(services, tx, event, {
    kind: 'draw-withdrawn',
    write: (facts) => withdrawnMail({ ...facts, reason: event.reason }),
  });

/** Notifies those whose line or first opponent is another one since somebody has withdrawn. */
export const notifyOfAmendedDraw: Subscriber<'draw.amended'> = (services, tx, event) => {
  const { amendment, players } = event;
  const moves = new Map(players.map(({ entryId, move }) => [entryId, move]));
  return notify(services, tx, event, {
    kind: 'draw-amended',
    write: (facts) => amendedMail({ ...facts, amendment, move: moves.get(facts.entryId) ?? null }),
    occasion: amendment,
  });
};

interface News {
  readonly kind: 'draw-published' | 'draw-amended' | 'draw-withdrawn';
  readonly write: (facts: Parameters<typeof publishedMail>[0]) => Mail;
  /** Where the same can happen to one draw several times: which time it is. */
  readonly occasion?: number;
}

async function notify(
  services: Services,
  tx: Db,
  { tournament, event, stage, drawNumber, players }: PublishedDraw,
  { kind, write, occasion }: News,
): Promise<void> {
  const accountIds = players.map(({ accountId }) => accountId);
  const recipients = await listRecipients(tx, accountIds);
  const now = services.clock.now();
  const { position } = stage;
  const ofStage = position === 0 ? {} : { stage: position };
  const facts = { ...asNotificationFacts(tournament), eventId: event.id, ...ofStage };
  const people = players.map(({ entryId, accountId }) => {
    const named = [newsKey(kind, { entryId, stage, drawNumber }), occasion];
    const dedupeKey = named.filter((part) => part !== undefined).join(' ');
    return { accountId, facts, dedupeKey };
  });
  await notifyPeople(services, tx, { kind, now, people });
  for (const { entryId, accountId } of players) {
    const recipient = recipients.get(accountId);
    if (!recipient) continue;
    const origin = services.origin();
    const mail = write({ tournament, event, stage, drawNumber, entryId, recipient, origin });
    await services.mailer.send(tx, mail);
  }
  const news = players.map(({ entryId: id, accountId }) => {
    const entry = { id, accountId, eventId: event.id, feeYen: 0 };
    return { kind, entry, tournament, method: null, at: now, ...ofStage } as const;
  });
  await notifyGuardians(services, tx, news);
}
