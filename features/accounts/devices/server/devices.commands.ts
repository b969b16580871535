import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type SessionKind, sessionEnd } from '../devices.session-length.policy.ts';
import type { SignInMethod } from '../devices.vocabulary.ts';
import { notifyOfNewDevice } from './devices.notifications.ts';
import * as devices from './devices.store.ts';

export interface SignedIn {
  readonly accountId: string;
  readonly method: SignInMethod;
  readonly visitor: devices.Visitor;
  /** The secret that identifies the browser from now on. */
  readonly deviceSecret: string;
  /** The token of the session that begins. */
  readonly token: string;
  /** False when another mail informs the owner. */
  readonly announce: boolean;
  /** The session of the same browser that this one replaces. */
  readonly replacedSessionId: string | null;
  readonly kind: SessionKind;
  /** When the second factor was proven; null where none was asked for. */
  readonly provenAt: Date | null;
}

/**
 * Records a sign-in and its device, and notifies the owner of a device that is new to the account; a step inside a transaction. Gives the
 * id of the session that has begun.
 */
export async function recordSignIn(
  services: Pick<Services, 'clock' | 'mailer' | 'origin' | 'publish'>,
  tx: Db,
  signedIn: SignedIn,
): Promise<string | null> {
  const { accountId, method, visitor, deviceSecret, token, replacedSessionId } = signedIn;
  const { kind, provenAt } = signedIn;
  const { device, address } = visitor;
  const now = services.clock.now();
  const knownDevice = await devices.isKnown(tx, accountId, visitor.deviceSecret);
  // The first device is the one on which the account was made. Devices are forgotten with their sessions, sign-ins are not.
  const isNew = !knownDevice && (await devices.hasSignedIn(tx, accountId));
  const seen = { accountId, deviceSecret, name: device, now };
  const deviceId = await devices.insertDevice(tx, seen);
  const expiresAt = sessionEnd(kind, { begunAt: now, seenAt: now });
  const session = { deviceId, device, address, expiresAt, provenAt, now };
  const sessionId = await devices.updateSession(tx, token, session);
  const outcome = 'success';
  await devices.insertSignIn(tx, { accountId, outcome, method, visitor, knownDevice, now });
  if (isNew && signedIn.announce) {
    const facts = { accountId, deviceId, device, address, at: now };
    await notifyOfNewDevice(services, tx, facts);
  }
  if (sessionId) {
    const own = { accountId, deviceId, sessionId };
    const before = new Set(await devices.listOtherSessionIds(tx, own));
    if (replacedSessionId) before.add(replacedSessionId);
    for (const from of before) {
      await services.publish(tx, { type: 'session.replaced', accountId, from, to: sessionId });
    }
  }
  if (replacedSessionId) await devices.deleteReplacedSession(tx, replacedSessionId);
  return sessionId;
}

/** Signs out another device of an account and forgets it. What was read on it ends as well, such as the address of the calendar. */
export async function signOutDevice(
  { db, publish }: Pick<Services, 'db' | 'publish'>,
  asked: { accountId: string; currentSessionId: string | null; sessionId: string },
): Promise<Result<null, 'CURRENT_DEVICE'>> {
  const { accountId, currentSessionId, sessionId } = asked;
  if (sessionId === currentSessionId) return refuse('CURRENT_DEVICE');
  await db.transaction(async (tx) => {
    const ended = await devices.deleteSession(tx, accountId, sessionId);
    if (!ended) return;
    if (ended.deviceId) await devices.deleteDevice(tx, accountId, ended.deviceId);
    await publish(tx, { type: 'devices.signed-out', accountId });
  });
  return ok(null);
}

interface Current {
  readonly accountId: string;
  readonly currentSessionId: string;
}

/** Signs out every device of an account but the current one, and forgets them; gives how many sessions ended. */
export async function signOutOtherDevices(
  services: Pick<Services, 'db' | 'publish'>,
  current: Current,
): Promise<number> {
  return services.db.transaction((tx) => signOutOtherDevicesIn(services, tx, current));
}

/** The same, as a step inside a transaction. */
export async function signOutOtherDevicesIn(
  { publish }: Pick<Services, 'publish'>,
  tx: Db,
  { accountId, currentSessionId }: Current,
): Promise<number> {
  const deviceId = await devices.findDeviceId(tx, currentSessionId);
  const ended = await devices.deleteOtherSessions(tx, accountId, currentSessionId);
  await devices.deleteOtherDevices(tx, accountId, deviceId);
  await publish(tx, { type: 'devices.signed-out', accountId });
  return ended;
}
