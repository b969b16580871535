import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import { findById } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';

/** Retries an undelivered mail now, and logs the action of the operator. */
export async function retryMail(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  { id, operatorId }: { readonly id: string; readonly operatorId: string },
): Promise<Result<null, 'MAIL_NOT_FOUND' | 'ALREADY_SENT' | 'TEXT_FORGOTTEN'>> {
  const mail = await findById(db, id);
  if (!mail) return refuse('MAIL_NOT_FOUND');
  if (mail.state === 'sent' || mail.state === 'recalled') return refuse('ALREADY_SENT');
  // Without its secret it would be a link that opens nothing.
  if (mail.textBody === '' || mail.secret === '') return refuse('TEXT_FORGOTTEN');
  return db.transaction(async (tx) => {
    await mailer.retry(tx, mail.id);
    await audit.insert(tx, {
      actorId: operatorId,
      action: 'mail-retried',
      subjectId: mail.id,
      subject: `${mail.toAddress}: ${mail.subject}`,
      now: clock.now(),
    });
    return ok(null);
  });
}
