import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import { MINUTE_MS } from '#platform/shared/durations.ts';
import { sessions } from '../../server/accounts.tables.ts';
import type { SignInMethod, SignInOutcome } from '../devices.vocabulary.ts';
import { knownDevices, signIns } from './devices.tables.ts';

export type StoredSession = typeof sessions.$inferSelect;

/** Where somebody is signing in from. */
export interface Visitor {
  /** The secret that this browser stores; null for a browser without one. */
  readonly deviceSecret: string | null;
  readonly device: string;
  readonly address: string;
}

/** The precision with which the last use of a device is recorded. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;
const SHOWN_SIGN_INS = 50;

/** Whether an account has signed in on this browser before. */
export async function isKnown(
  db: Db,
  accountId: string,
  deviceSecret: string | null,
): Promise<boolean> {
  if (!deviceSecret) return false;
  const here = and(
    eq(knownDevices.accountId, accountId),
    eq(knownDevices.secretHash, hashOf(deviceSecret)),
  );
  return (await db.$count(knownDevices, here)) > 0;
}

/** Whether an account has signed in before, on any browser. */
export async function hasSignedIn(db: Db, accountId: string): Promise<boolean> {
  const succeeded = and(eq(signIns.accountId, accountId), eq(signIns.outcome, 'success'));
  if ((await db.$count(signIns, succeeded)) > 0) return true;
  return (await db.$count(knownDevices, eq(knownDevices.accountId, accountId))) > 0;
}

/** Stores a browser for an account, and gives the device's id. */
export async function insertDevice(
  tx: Db,
  seen: { accountId: string; deviceSecret: string; name: string; now: Date },
): Promise<string> {
  const { accountId, name, now } = seen;
  const [device] = await tx
    .insert(knownDevices)
    .values({
      id: uuidv7(),
      accountId,
      secretHash: hashOf(seen.deviceSecret),
      name,
      firstSeenAt: now,
      lastSeenAt: now,
    })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.secretHash],
      set: { name, lastSeenAt: now },
    })
    .returning({ id: knownDevices.id });
  return device?.id ?? '';
}

/** Records where a new session runs, what it has proven, and when it ends; gives its id. */
export async function updateSession(
  tx: Db,
  token: string,
  session: Pick<StoredSession, 'deviceId' | 'device' | 'address' | 'expiresAt' | 'provenAt'> & {
    now: Date;
  },
): Promise<string | null> {
  const { now, ...rest } = session;
  const [begun] = await tx
    .update(sessions)
    .set({ ...rest, createdAt: now, seenAt: now })
    .where(eq(sessions.token, token))
    .returning({ id: sessions.id });
  return begun?.id ?? null;
}

/** Records that a session is in use, with its device, and when it ends now. */
export async function updateSeen(
  db: Db,
  sessionId: string,
  { now: seenAt, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  const [session] = await db
    .update(sessions)
    .set({ seenAt, expiresAt })
    .where(eq(sessions.id, sessionId))
    .returning({ deviceId: sessions.deviceId });
  if (!session?.deviceId) return;
  const device = eq(knownDevices.id, session.deviceId);
  await db.update(knownDevices).set({ lastSeenAt: seenAt }).where(device);
}

/** Ends a session that began a moment ago, and that nobody has been given: not enough was proven, or its sign-in failed. */
export async function deleteBegun(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

export async function insertSignIn(
  tx: Db,
  tried: {
    accountId: string;
    outcome: SignInOutcome;
    method: SignInMethod;
    visitor: Visitor;
    knownDevice: boolean;
    now: Date;
  },
): Promise<void> {
  const { accountId, outcome, method, visitor, knownDevice, now: at } = tried;
  const { device, address } = visitor;
  await tx
    .insert(signIns)
    .values({ id: uuidv7(), accountId, at, outcome, method, device, address, knownDevice });
}

/** The sessions of an account, the most recently used first. */
export async function listSessions(db: Db, accountId: string, now: Date): Promise<StoredSession[]> {
  const used = sql`coalesce(${sessions.seenAt}, ${sessions.createdAt})`;
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, accountId))
    .orderBy(desc(used));
  return rows.filter(({ expiresAt }) => expiresAt > now);
}

/** The latest attempts to sign in to an account, the newest first. */
export function listSignIns(db: Db, accountId: string) {
  return db
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, accountId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(SHOWN_SIGN_INS);
}

/** Ends a session of an account and gives it; null when the account has no such session. */
export async function deleteSession(
  tx: Db,
  accountId: string,
  sessionId: string,
): Promise<Pick<StoredSession, 'deviceId'> | null> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, accountId)))
    .returning({ deviceId: sessions.deviceId });
  return ended ?? null;
}

/** The other sessions of an account on one device, ended ones, too. */
export async function listOtherSessionIds(
  tx: Db,
  own: { accountId: string; deviceId: string; sessionId: string },
): Promise<string[]> {
  const { userId, deviceId, id } = sessions;
  const rows = await tx
    .select({ id })
    .from(sessions)
    .where(and(eq(userId, own.accountId), eq(deviceId, own.deviceId), ne(id, own.sessionId)));
  return rows.map((row) => row.id);
}

/** Ends the session that a new sign-in on the same browser replaces; the browser stays known to its account. */
export async function deleteReplacedSession(tx: Db, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
}

/** The device that a session runs on. */
export async function findDeviceId(db: Db, sessionId: string): Promise<string | null> {
  const [session] = await db
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.deviceId ?? null;
}

/** Ends every session of an account but one; gives how many. */
export async function deleteOtherSessions(
  tx: Db,
  accountId: string,
  sessionId: string,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Forgets a browser of an account. */
export async function deleteDevice(tx: Db, accountId: string, deviceId: string): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.id, deviceId), eq(knownDevices.accountId, accountId)));
}

/** Forgets every browser of an account but this one, or all without one. */
export async function deleteOtherDevices(
  tx: Db,
  accountId: string,
  deviceId: string | null,
): Promise<void> {
  const others = deviceId ? ne(knownDevices.id, deviceId) : undefined;
  await tx.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others));
}
