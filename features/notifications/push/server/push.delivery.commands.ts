import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { Services } from '#platform/server/services.ts';
import { knownWord, NEWER } from '#platform/shared/known-word.ts';
import { NOTIFICATION_KINDS } from '../../notifications.vocabulary.ts';
import * as notifications from '../../server/notifications.store.ts';
import { PUSHED } from '../push.vocabulary.ts';
import { asPush } from './push.presenter.ts';
import { send } from './push.provider.ts';
import * as subscriptions from './push.store.ts';

/** Sends one notification to one browser, unless it is too old or has been read. */
export async function deliverPush(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'origin' | 'log'>,
  { noticeId, subscriptionId }: { noticeId: string; subscriptionId: string },
): Promise<void> {
  const { db, clock, log } = services;
  const notification = await notifications.findById(db, noticeId);
  const subscription = await subscriptions.findById(db, subscriptionId);
  if (!subscription || !notification || notification.readAt) return;
  // Another account may have taken the browser over in the meantime.
  if (subscription.accountId !== notification.accountId) return;
  if (knownWord(NOTIFICATION_KINDS, notification.kind) === NEWER) {
    // The queue tries it again, and a server of that version may be the one that does.
    throw new Error('the notification is of a kind that only a newer version knows');
  }
  const options = PUSHED[notification.kind];
  if (!options) return;
  const age = Math.round((clock.now().getTime() - notification.createdAt.getTime()) / 1000);
  const ttlS = options.ttlS - age;
  const recipient = await findRecipient(db, notification.accountId);
  if (ttlS <= 0 || !recipient) return;
  const payload = JSON.stringify(asPush(notification, recipient.language));
  const outcome = await send(services, subscription, payload, { ...options, ttlS });
  if (outcome === 'gone') await subscriptions.deleteById(db, subscription.id);
  // The address is not logged: everybody who knows it can send there.
  if (outcome === 'refused') log.warn({ subscription: subscription.id }, 'a push was refused');
}
