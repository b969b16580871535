import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { TallyEntry } from '../court-links.tally.policy.ts';
import { courtLinkDevices, courtLinks, courtTallies } from './court-links.tables.ts';

export type StoredDevice = typeof courtLinkDevices.$inferSelect;
export type StoredTally = typeof courtTallies.$inferSelect;

interface MatchKey {
  readonly stageId: string;
  readonly matchId: string;
}

/** Stores the last write of a device. A name that is not known leaves the one before. */
export async function upsertDevice(tx: Db, device: StoredDevice): Promise<void> {
  const { linkId: _link, deviceId: _device, name, ...write } = device;
  const values = name === '' ? write : { ...write, name };
  await tx
    .insert(courtLinkDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [courtLinkDevices.linkId, courtLinkDevices.deviceId],
      set: values,
    });
}

/** The last other device that has written since an instant, with this link or for this match; null without one. */
export async function findOther(
  db: Db,
  {
    linkId,
    deviceId,
    match,
    since,
  }: {
    readonly linkId: string;
    readonly deviceId: string;
    readonly match: MatchKey | null;
    readonly since: Date;
  },
): Promise<StoredDevice | null> {
  const here = eq(courtLinkDevices.linkId, linkId);
  const there =
    match &&
    and(eq(courtLinkDevices.stageId, match.stageId), eq(courtLinkDevices.matchId, match.matchId));
  const [found] = await db
    .select()
    .from(courtLinkDevices)
    .where(
      and(
        gt(courtLinkDevices.at, since),
        ne(courtLinkDevices.deviceId, deviceId),
        there ? or(here, there) : here,
      ),
    )
    .orderBy(desc(courtLinkDevices.at))
    .limit(1);
  return found ?? null;
}

/** The devices of a day that have written since an instant, the last one first. */
export async function listSince(
  db: Db,
  tournamentId: number,
  since: Date,
): Promise<StoredDevice[]> {
  const rows = await db
    .select({ device: courtLinkDevices })
    .from(courtLinkDevices)
    .innerJoin(courtLinks, eq(courtLinks.id, courtLinkDevices.linkId))
    .where(and(eq(courtLinks.tournamentId, tournamentId), gt(courtLinkDevices.at, since)))
    .orderBy(desc(courtLinkDevices.at));
  return rows.map(({ device }) => device);
}

/** The running scores of a match from one device; null without one. Locked once there are any: two later sends do not meet. */
export async function findTallyForUpdate(
  tx: Db,
  { stageId, matchId, linkId, deviceId }: MatchKey & Pick<StoredTally, 'linkId' | 'deviceId'>,
): Promise<StoredTally | null> {
  const [found] = await tx
    .select()
    .from(courtTallies)
    .where(
      and(
        eq(courtTallies.stageId, stageId),
        eq(courtTallies.matchId, matchId),
        eq(courtTallies.linkId, linkId),
        eq(courtTallies.deviceId, deviceId),
      ),
    )
    .for('update');
  return found ?? null;
}

export async function upsertTally(
  tx: Db,
  tally: Omit<StoredTally, 'log'> & { readonly log: readonly TallyEntry[] },
): Promise<void> {
  const { drawNumber, at, log } = tally;
  await tx
    .insert(courtTallies)
    .values(tally)
    .onConflictDoUpdate({
      target: [
        courtTallies.stageId,
        courtTallies.matchId,
        courtTallies.linkId,
        courtTallies.deviceId,
      ],
      set: { drawNumber, at, log },
    });
}

/** The last running score of each match of a tournament, of whichever device; without those before it. */
export async function listLastTallies(db: Db, tournamentId: number) {
  return db
    .selectDistinctOn([courtTallies.stageId, courtTallies.matchId], {
      stageId: courtTallies.stageId,
      matchId: courtTallies.matchId,
      drawNumber: courtTallies.drawNumber,
      at: courtTallies.at,
      last: sql<TallyEntry>`${courtTallies.log} -> -1`,
    })
    .from(courtTallies)
    .innerJoin(courtLinks, eq(courtLinks.id, courtTallies.linkId))
    .where(eq(courtLinks.tournamentId, tournamentId))
    .orderBy(courtTallies.stageId, courtTallies.matchId, desc(courtTallies.at));
}

/** The newest running score of a match of a draw; null without one. */
export async function findLastTally(
  db: Db,
  { stageId, matchId, drawNumber }: MatchKey & { readonly drawNumber: number },
): Promise<TallyEntry | null> {
  const [found] = await db
    .select({ last: sql<TallyEntry | null>`${courtTallies.log} -> -1` })
    .from(courtTallies)
    .where(
      and(
        eq(courtTallies.stageId, stageId),
        eq(courtTallies.matchId, matchId),
        eq(courtTallies.drawNumber, drawNumber),
      ),
    )
    .orderBy(desc(courtTallies.at))
    .limit(1);
  return found?.last ?? null;
}

/** The running scores of a match of a day, each device's; the last one first. */
export async function listTallies(
  db: Db,
  tournamentId: number,
  { stageId, matchId }: MatchKey,
): Promise<(StoredTally & { readonly courtId: string | null; readonly deviceName: string })[]> {
  const rows = await db
    .select({ tally: courtTallies, link: courtLinks, device: courtLinkDevices })
    .from(courtTallies)
    .innerJoin(courtLinks, eq(courtLinks.id, courtTallies.linkId))
    .leftJoin(
      courtLinkDevices,
      and(
        eq(courtLinkDevices.linkId, courtTallies.linkId),
        eq(courtLinkDevices.deviceId, courtTallies.deviceId),
      ),
    )
    .where(
      and(
        eq(courtLinks.tournamentId, tournamentId),
        eq(courtTallies.stageId, stageId),
        eq(courtTallies.matchId, matchId),
      ),
    )
    .orderBy(desc(courtTallies.at));
  return rows.map(({ tally, link, device }) => ({
    ...tally,
    courtId: link.courtId,
    deviceName: device?.name ?? '',
  }));
}
