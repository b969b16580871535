import type { Services } from '#platform/server/services.ts';
import type { ApplicationForm } from '../organizers.form.ts';
import * as applications from './organizers.applications.store.ts';
import { receivedMail } from './organizers.mails.ts';

/** Stores an application for review and confirms it by mail; the same application sent again changes nothing. */
export async function applyAsOrganizer(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  form: ApplicationForm & { readonly id: string; readonly language: string },
): Promise<void> {
  const application = { ...form, now: clock.now() };
  await db.transaction(async (tx) => {
    if (await applications.insert(tx, application)) {
      await mailer.send(tx, receivedMail(application));
    }
  });
}
