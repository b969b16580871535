import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { StoredApplication } from './organizers.applications.store.ts';
import { approvedMail, declinedMail } from './organizers.mails.ts';

type NotificationServices = Pick<Services, 'mailer' | 'origin'>;

/** Mails the credentials, once the decision can no longer be undone. */
export function notifyOfApproval(
  { mailer, origin }: NotificationServices,
  tx: Db,
  news: { application: StoredApplication; loginId: string; password: string; sendAfter: Date },
): Promise<void> {
  const { application, ...credentials } = news;
  return mailer.send(tx, approvedMail({ ...application, ...credentials, origin: origin() }));
}

/** Mails the refusal and its reason, once it can no longer be undone. */
export function notifyOfRefusal(
  { mailer }: NotificationServices,
  tx: Db,
  news: { application: StoredApplication; reason: string; sendAfter: Date },
): Promise<void> {
  const { application, reason, sendAfter } = news;
  return mailer.send(tx, declinedMail({ ...application, reason, sendAfter }));
}
