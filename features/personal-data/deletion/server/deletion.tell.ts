import { readerOf } from '#features/accounts/server/accounts.reader.store.ts';
import { tellOffered } from '#features/entries/waiting-list/server/waiting-list.tell.ts';
import { findLive } from '#features/guardians/server/guardians.store.ts';
import type { Cashier } from '#features/payments/server/payments.cashier.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { FORGET_JOB } from './deletion.jobs.ts';
import { goodbyeMail, guardianMail, heirMail } from './deletion.mails.ts';
import type { LeavingEffects, Left } from './deletion.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for a mail server that is down over a weekend. */
const FORGET_AFTER_DAYS = 7;

/** What leaving does to others: the money goes back, freed places are offered, everybody concerned is told. */
export function leavingEffects(services: Services, cashier: Cashier): LeavingEffects {
  return {
    refund: cashier.refundEntry,
    onOffered: tellOffered(services),
    onLeft: tellLeft(services),
  };
}

/** Says goodbye, tells who looks after a club now, and sees to it that the last mails are forgotten, too. */
function tellLeft({ mailer, jobs, origin, clock }: Services) {
  return async (tx: Db, { person, givenUp, handedOn, mailIds }: Left): Promise<void> => {
    for (const { group, heir } of handedOn) {
      const reader = await readerOf(tx, heir.accountId);
      if (reader) await mailer.send(tx, heirMail({ group, reader, origin: origin() }));
    }
    const reader = await readerOf(tx, person.id);
    if (reader) await mailer.send(tx, goodbyeMail({ id: person.id, reader, givenUp }));
    const guardian = await findLive(tx, person.id);
    if (guardian?.state === 'confirmed') {
      await mailer.send(tx, guardianMail({ guardian, player: person.name, givenUp }));
    }
    const at = new Date(clock.now().getTime() + FORGET_AFTER_DAYS * DAY_MS);
    await jobs.enqueue(tx, FORGET_JOB, { accountId: person.id, mailIds }, { at });
  };
}
