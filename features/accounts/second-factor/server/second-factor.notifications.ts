import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { findRecipient } from '../../server/accounts.recipients.store.ts';
import {
  type FactorChange,
  factorMail,
  mailedCodeMail,
  usedCodeMail,
} from './second-factor.mails.ts';
import { countCodes } from './second-factor.store.ts';

type MailServices = Pick<Services, 'mailer' | 'origin'>;

/** Notifies the owner by mail that the second step of the login was switched on, off, or reset by an operator. */
export async function notifyOfFactor(
  { mailer, origin }: MailServices,
  tx: Db,
  { what, accountId, at }: { what: FactorChange; accountId: string; at: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  const dedupeKey = `second-factor ${uuidv7()}`;
  await mailer.send(tx, factorMail({ recipient, dedupeKey, what, at, origin: origin() }));
}

/** Notifies the owner by mail that a recovery code was used, and how many are left. */
export async function notifyOfUsedCode(
  { mailer, origin }: MailServices,
  tx: Db,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  const left = await countCodes(tx, accountId);
  const dedupeKey = `recovery-code ${uuidv7()}`;
  await mailer.send(tx, usedCodeMail({ recipient, dedupeKey, left, at, origin: origin() }));
}

/** Mails an operator the code for the first app. */
export async function mailCode(
  { mailer, origin }: MailServices,
  tx: Db,
  { accountId, code, until }: { accountId: string; code: string; until: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  const dedupeKey = `set-up-code ${uuidv7()}`;
  await mailer.send(tx, mailedCodeMail({ recipient, dedupeKey, code, until, origin: origin() }));
}
