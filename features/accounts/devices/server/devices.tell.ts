import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { readerOf } from '../../server/accounts.reader.store.ts';
import type { SignInMethod } from '../devices.vocabulary.ts';
import { newDeviceMail } from './devices.mails.ts';
import * as store from './devices.store.ts';

type TellServices = Pick<Services, 'mailer' | 'origin' | 'clock'>;

export interface SignedIn {
  readonly accountId: string;
  readonly method: SignInMethod;
  readonly visitor: store.Visitor;
  /** The secret that the browser keeps from now on. */
  readonly deviceSecret: string;
  /** The session's own. */
  readonly token: string;
  /** False when the owner hears of it anyhow. */
  readonly announce: boolean;
}

/** Notes a sign-in and its device; the owner is told of a device that was never there before. */
export async function tellSignedIn(
  { mailer, origin, clock }: TellServices,
  tx: Db,
  { accountId, method, visitor, deviceSecret, token, announce }: SignedIn,
): Promise<void> {
  const { device, address } = visitor;
  const now = clock.now();
  const knownDevice = await store.isKnown(tx, accountId, visitor.deviceSecret);
  // The first device of all is the one that the account was made on.
  const isNew = !knownDevice && (await store.countDevices(tx, accountId)) > 0;
  const seen = { accountId, deviceSecret, name: device, now };
  const deviceId = await store.insertDevice(tx, seen);
  await store.updateSession(tx, token, { deviceId, device, address, now });
  const outcome = 'success';
  await store.insertSignIn(tx, { accountId, outcome, method, visitor, knownDevice, now });
  const reader = isNew && announce ? await readerOf(tx, accountId) : null;
  if (!reader) return;
  const facts = { reader, deviceId, device, address, at: now, origin: origin() };
  await mailer.send(tx, newDeviceMail(facts));
}
