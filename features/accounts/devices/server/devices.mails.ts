import type { Mail } from '#platform/server/mail/mailer.ts';
import { personalMail } from '#platform/server/mail/personal-mail.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Recipient } from '../../server/accounts.recipients.store.ts';

/** A mail to the owner of an account. */
const ownersMail = personalMail({ en, ja }, (t, name) => t.greeting(name));

/** Reports a login on a new device, with the steps for an owner who did not log in. */
export function newDeviceMail({
  recipient,
  deviceId,
  device,
  address,
  at,
  origin,
}: {
  recipient: Recipient;
  deviceId: string;
  device: string;
  address: string;
  at: Date;
  origin: string;
}): Mail {
  const dedupeKey = `device-new ${deviceId}`;
  return ownersMail({ kind: 'device-new', dedupeKey, recipient }, (t, language) => ({
    subject: t.deviceSubject,
    paragraphs: [
      t.deviceText,
      t.deviceFacts(
        dateTime(at.toISOString(), language),
        device || t.deviceUnknown,
        address || t.addressUnknown,
      ),
      `${t.deviceYou}\n${origin}/account`,
      `${t.deviceNotYou}\n${origin}/forgot-password`,
    ],
  }));
}
