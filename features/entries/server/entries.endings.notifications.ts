import { isRefundedToAccount } from '#domain/entry/entry.ts';
import { ownPart, ownRest, pointsOf } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import * as applications from '../applications/server/applications.store.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import { type MailFacts, notify } from './entries.notifications.ts';
import type { StoredEntry } from './entries.store.ts';
import * as entries from './entries.store.ts';

const WORDS = { en, ja };

/** Notifies the player and the guardian that the place was given up, and by whom. */
export const notifyOfWithdrawal: Subscriber<'entry.withdrawn'> = async (services, tx, event) => {
  const { tournament, by } = event;
  // The mail about the deletion lists the entries.
  if (by === 'account-deletion') return;
  const refund = event.refund && event.entry.applicationId === null;
  const entry = refund ? await asArrived(tx, event.entry) : asPlayersOwn(event.entry);
  const method = refund ? entry.paymentMethod : null;
  const kind = KINDS[by];
  // The notice names the fee only where it goes back.
  const free = { ...entry, feeYen: 0, partnerFeeYen: null };
  const facts = { amountYen: ownRest(entry) };
  // Who was withdrawn may be reinstated, and be withdrawn again.
  const at = by === 'granted' || by === 'organizer' ? services.clock.now() : undefined;
  const noticed = refund ? { entry, tournament, facts, at } : { tournament, entry: free, at };
  await notify(services, tx, noticed, kind, (facts) =>
    withdrawnMail({ ...facts, entry, method, by, at }),
  );
  const news = {
    kind: 'entry-withdrawn',
    entry,
    tournament,
    method,
    givenBackYen: entry.refundYen ?? 0,
    // The money of a school is no business of its pupils' guardians either.
    isMember: entry.applicationId !== null,
    by,
    ...(at && { at }),
  } as const;
  await notifyGuardians(services, tx, [news]);
};

/** What each ending is called in the app. */
const KINDS = {
  player: 'entry-withdrawn',
  granted: 'withdrawal-granted',
  guardian: 'withdrawn-by-guardian',
  organizer: 'withdrawn-by-organizer',
  school: 'withdrawn-by-school',
} as const;

/** The money of a school is no business of its pupils. */
export function asPlayersOwn(entry: StoredEntry): StoredEntry {
  if (!entry.applicationId) return entry;
  return { ...entry, feeYen: 0, refundYen: null, paymentMethod: null };
}

/**
 * An entry whose refund is due, with so much of its fee as has arrived: of a transfer that the organizer took for enough no more goes
 * back (0049, 0068).
 */
export async function asArrived(tx: Db, entry: StoredEntry): Promise<StoredEntry> {
  const [arrived = entry] = await listAsArrived(tx, [entry]);
  return arrived;
}

/** The same for many at once. Their rows are locked since they were ended. */
export async function listAsArrived(tx: Db, ended: readonly StoredEntry[]): Promise<StoredEntry[]> {
  const transferred = ended.filter(({ paymentMethod }) => paymentMethod === 'transfer');
  if (transferred.length === 0) return [...ended];
  const due = await entries.listForUpdate(
    tx,
    transferred.map(({ id }) => id),
  );
  const refundOf = new Map(due.map(({ id, refundYen }) => [id, refundYen ?? 0]));
  return ended.map((entry) => withArrived(entry, refundOf.get(entry.id)));
}

function withArrived(entry: StoredEntry, arrivedYen: number | undefined): StoredEntry {
  if (arrivedYen === undefined) return entry;
  const feeYen = (entry.partnerFeeYen ?? 0) + arrivedYen;
  return { ...entry, feeYen, paymentMethod: arrivedYen > 0 ? entry.paymentMethod : null };
}

/**
 * Notifies who has paid that the money has been refunded; only once the provider has confirmed it, or it was transferred. A school pays
 * many lines at once, so that the news names no event.
 */
export const notifyOfRefund: Subscriber<'entry.refunded'> = async (services, tx, event) => {
  const { entry, tournament, payment, toAccount: isByTransfer } = event;
  const { amountYen: feeYen, refundId } = payment;
  const { applicationId } = entry;
  const facts = applicationId ? { applicationId } : {};
  for (const accountId of await listRefunded(tx, event)) {
    // By its refund: an entry may have several. One that has failed since may have been news before.
    const id = [refundId, isByTransfer && 'by transfer', applicationId && accountId]
      .filter(Boolean)
      .join(' ');
    const refunded = { ...entry, id, accountId, feeYen, partnerFeeYen: null };
    await notify(services, tx, { entry: refunded, tournament, facts }, 'refund-done', (mail) =>
      refundedMail({ ...mail, isByTransfer }),
    );
  }
};

/** Who has paid; of a school everybody who looks after it, where its account got the money or who has paid is gone. */
async function listRefunded(
  tx: Db,
  { entry, payment, toAccount }: AppEvent<'entry.refunded'>,
): Promise<readonly string[]> {
  const application = entry.applicationId && (await applications.findById(tx, entry.applicationId));
  if (!application) return [payment.accountId];
  const isGone = (await findRecipient(tx, payment.accountId)) === null;
  return toAccount || isGone ? listEditors(tx, application.groupId) : [payment.accountId];
}

/** Notifies the player, in the app only, that the place has lapsed unpaid. */
export const notifyOfLapse: Subscriber<'entry.lapsed'> = async (
  { clock },
  tx,
  { entry, tournament },
) => {
  // Pairs notifies who has paid a half.
  if (entry.paymentMethod !== null) return;
  await notifications.insert(tx, {
    accountId: entry.accountId,
    kind: 'entry-lapsed',
    facts: asNotificationFacts(tournament),
    dedupeKey: `entry-lapsed ${entry.id}`,
    now: clock.now(),
  });
};

/** "You have withdrawn", with what happens to the fee. */
function withdrawnMail({
  entry,
  tournament,
  recipient,
  method,
  by,
  at,
}: MailFacts & {
  /** How the fee is refunded; null when it is not. */
  readonly method: PaymentMethod | null;
  readonly by: 'player' | 'guardian' | 'granted' | 'organizer' | 'school';
  /** Distinguishes one decision about the entry from the next. */
  readonly at: Date | undefined;
}): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'entry-withdrawn',
    dedupeKey: ['entry-withdrawn', entry.id, at?.toISOString()].filter(Boolean).join(' '),
    to: recipient.email,
    language,
    subject: t.withdrawnSubject(nameIn(tournament.name, language)),
    paragraphs: [
      {
        player: t.withdrawnGreeting,
        guardian: t.withdrawnByGuardianGreeting,
        granted: t.withdrawalGrantedGreeting,
        organizer: t.withdrawnByOrganizerGreeting,
        school: t.withdrawnBySchoolGreeting,
      }[by](recipient.name),
      factsOf(tournament, language, entry.eventId, entry.team),
      ...(entry.paymentMethod ? [moneyText(entry, method, language)] : []),
    ],
  };
}

/** What becomes of a fee that was paid, of which the organizer may have given some back before. */
function moneyText(entry: StoredEntry, method: PaymentMethod | null, language: Language): string {
  const t = WORDS[language];
  const restYen = ownRest(entry);
  if (restYen <= 0) return t.givenBack;
  if (method === 'points') return t.pointsComing(number(pointsOf(entry), language));
  if (method) return refundText(method, restYen, language);
  return restYen < ownPart(entry) ? t.restNotRefunded : t.notRefunded;
}

/** How a fee that was paid in money goes back: cash of a store by a bank account. */
export function refundText(method: PaymentMethod, feeYen: number, language: Language): string {
  const { refundToAccount, refundComing } = WORDS[language];
  return (isRefundedToAccount(method) ? refundToAccount : refundComing)(yen(feeYen, language));
}

/** "The refund is on its way"; only once the provider has confirmed it. */
function refundedMail({
  entry,
  tournament,
  recipient,
  isByTransfer,
}: MailFacts & { readonly isByTransfer: boolean }): Mail {
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'refund-done',
    dedupeKey: `refund-done ${entry.id}`,
    to: recipient.email,
    language,
    subject: t.refundedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      (isByTransfer ? t.refundedToAccount : t.refundedGreeting)(
        recipient.name,
        yen(entry.feeYen, language),
      ),
      entry.applicationId
        ? factsOf(tournament, language)
        : factsOf(tournament, language, entry.eventId, entry.team),
    ],
  };
}
