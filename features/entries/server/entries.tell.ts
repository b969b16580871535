import { readerOf } from '#features/accounts/server/accounts.reader.store.ts';
import { tellGuardians } from '#features/guardians/server/guardians.tell.ts';
import type { NoticeKind } from '#features/notices/notices.vocabulary.ts';
import { tell as tellNotice } from '#features/notices/server/notices.tell.ts';
import type { PaymentMethod } from '#features/payments/payments.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import { confirmedMail, type MailFacts, refundedMail, withdrawnMail } from './entries.mails.ts';
import type { EntryWithTournament } from './entries.store.ts';

type News = EntryWithTournament & {
  readonly method: PaymentMethod | null;
  /** Who gave the place up; the player, unless it says otherwise. */
  readonly by?: 'player' | 'guardian';
};
type TellServices = Pick<Services, 'mailer' | 'jobs' | 'origin' | 'clock'>;

/** Tells a player that the entry is confirmed: in the app and by mail, in the transaction that confirms it. */
export async function tellConfirmed(services: TellServices, tx: Db, news: News): Promise<void> {
  await tell(services, tx, news, 'entry-confirmed', confirmedMail);
  await tellGuardians(services, tx, [{ ...news, kind: 'entry-confirmed' }]);
}

/** Tells a player that the place was given up, and by whom. */
export async function tellWithdrawn(services: TellServices, tx: Db, news: News): Promise<void> {
  const kind = news.by === 'guardian' ? 'withdrawn-by-guardian' : 'entry-withdrawn';
  await tell(services, tx, news, kind, withdrawnMail);
  await tellGuardians(services, tx, [{ ...news, kind: 'entry-withdrawn' }]);
}

/** Tells a player that the fee went back; only when it really did. */
export function tellRefunded(services: TellServices, tx: Db, news: News): Promise<void> {
  return tell(services, tx, news, 'refund-done', refundedMail);
}

async function tell(
  services: TellServices,
  tx: Db,
  { entry, tournament, method, by = 'player' }: News,
  kind: NoticeKind,
  write: (facts: MailFacts) => Mail,
): Promise<void> {
  const { mailer, origin, clock } = services;
  const reader = await readerOf(tx, entry.accountId);
  if (!reader) return;
  await tellNotice(services, tx, {
    accountId: entry.accountId,
    kind,
    facts: {
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      eventDate: tournament.eventDate,
      amountYen: entry.feeYen,
    },
    dedupeKey: `${kind} ${entry.id}`,
    now: clock.now(),
  });
  await mailer.send(tx, write({ entry, tournament, reader, method, by, origin: origin() }));
}
