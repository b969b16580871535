import { isRefundedToAccount } from '#domain/entry/entry.ts';
import { pointsOf } from '#domain/entry/split.ts';
import {
  findRecipient,
  listRecipients,
} from '#features/accounts/server/accounts.recipients.store.ts';
import { listSchoolPayees } from '#features/entries/applications/server/applications.commands.ts';
import { notifyGuardians } from '#features/guardians/server/guardians.notifications.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { asNotificationFacts } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import type { GrantedPart } from './granting.events.ts';
import { type Back, grantedMail } from './granting.mails.ts';

/**
 * Notifies everybody who gets money back, once for a decision, with its reason; of what a school has transferred everybody who looks
 * after it. Guardians hear of what their players have paid; what a school has paid is no business of its pupils.
 */
export const notifyOfGranted: Subscriber<'refund.granted'> = async (services, tx, event) => {
  const { decisionId, tournament, reason, parts } = event;
  const byPayee = await groupByPayee(tx, parts);
  const recipients = await listRecipients(tx, [...byPayee.keys()]);
  const now = services.clock.now();
  for (const [accountId, recipient] of recipients) {
    const back = sumBack(byPayee.get(accountId) ?? []);
    const { amountYen, points } = back;
    const dedupeKey = `refund-granted ${decisionId} ${accountId}`;
    const applicationId = applicationOf(back.parts);
    const facts = {
      ...asNotificationFacts(tournament),
      ...(applicationId && { applicationId }),
      ...(amountYen > 0 && { amountYen }),
      ...(points > 0 && { points }),
    };
    const notice = { accountId, kind: 'refund-granted', facts, dedupeKey, now } as const;
    await notifyPerson(services, tx, notice);
    await services.mailer.send(
      tx,
      grantedMail({ ...back, tournament, recipient, reason, dedupeKey }),
    );
  }
  await notifyTheirGuardians(services, tx, event);
};

/** The application of a school, where all of it was paid for one. */
function applicationOf([first, ...others]: readonly GrantedPart[]): string | null {
  const applicationId = first?.entry.applicationId ?? null;
  return others.every(({ entry }) => entry.applicationId === applicationId) ? applicationId : null;
}

/** The parts of everybody who gets money back, by the account. The lines of one school have the same payees, who are read once. */
async function groupByPayee(
  tx: Db,
  parts: readonly GrantedPart[],
): Promise<ReadonlyMap<string, readonly GrantedPart[]>> {
  const byPayee = new Map<string, GrantedPart[]>();
  const sources = Map.groupBy(parts, ({ entry, payment }) =>
    [entry.applicationId, payment?.accountId].join(' '),
  );
  for (const of of sources.values()) {
    for (const accountId of await listPayees(tx, of[0]!)) {
      byPayee.set(accountId, [...(byPayee.get(accountId) ?? []), ...of]);
    }
  }
  return byPayee;
}

async function listPayees(tx: Db, { entry, payment }: GrantedPart): Promise<string[]> {
  if (payment && (!entry.applicationId || (await findRecipient(tx, payment.accountId)))) {
    return [payment.accountId];
  }
  // Who has paid for a school may have left: the money goes to the school all the same.
  return entry.applicationId ? listSchoolPayees(tx, entry.applicationId) : [];
}

function sumBack(parts: readonly GrantedPart[]): Back {
  const byPoints = parts.filter(({ payment }) => payment?.method === 'points');
  const inMoney = parts.filter((part) => !byPoints.includes(part));
  const expiredPoints = byPoints.reduce((sum, one) => sum + one.expiredPoints, 0);
  const goesToAccount = ({ payment }: GrantedPart) =>
    payment === null || isRefundedToAccount(payment.method);
  return {
    parts,
    amountYen: inMoney.reduce((sum, { amountYen }) => sum + amountYen, 0),
    points: byPoints.reduce((sum, { entry }) => sum + pointsOf(entry), 0) - expiredPoints,
    expiredPoints,
    toAccount: inMoney.some(goesToAccount),
    sameWay: !inMoney.every(goesToAccount),
  };
}

async function notifyTheirGuardians(
  services: Services,
  tx: Db,
  { tournament, reason, parts }: Parameters<typeof notifyOfGranted>[2],
): Promise<void> {
  const at = services.clock.now();
  const news = parts.flatMap(({ entry, payment, amountYen, expiredPoints }) => {
    if (!payment || entry.applicationId) return [];
    const { method, accountId } = payment;
    // The entry says how many points its half costs; money is this amount, whatever else of the fee others pay.
    const fee = method === 'points' ? {} : { feeYen: amountYen, partnerFeeYen: null };
    // The payment, since two have one entry: the mails of both guardians need a key of their own.
    const about = { ...entry, ...fee, id: payment.id, accountId };
    const kind = 'refund-granted' as const;
    return [{ kind, entry: about, tournament, method, expiredPoints, word: reason, at }];
  });
  await notifyGuardians(services, tx, news);
}
