import type { MatchRef } from '#features/day/handshake/server/handshake.matches.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AT_WORK_MINUTES } from '../court-links.vocabulary.ts';
import * as devices from './court-links.devices.store.ts';
import type { StoredLink } from './court-links.store.ts';

/** The devices that are at work with a link: a second one is warned, and not locked out (next.md, C1). */

/** The device that writes. */
export interface Writer {
  readonly deviceId: string;
  /** "iPad, Safari"; empty where the browser does not say. */
  readonly deviceName: string;
}

interface AtWork {
  readonly link: Pick<StoredLink, 'id'>;
  readonly match: MatchRef;
  readonly now: Date;
}

/** Stores that a device is at work on a match. A step of a command. */
export async function noteDevice(
  tx: Db,
  { link, writer, match, now }: AtWork & { readonly writer: Writer },
): Promise<void> {
  const { deviceId, deviceName: name } = writer;
  const { stageId, matchId } = match;
  await devices.upsertDevice(tx, { linkId: link.id, deviceId, name, at: now, stageId, matchId });
}

/** The other device that was at work last with this link, or on this match; null where none was in the last minutes. */
export async function findOther(
  db: Db,
  {
    link,
    deviceId,
    match,
    now,
  }: Omit<AtWork, 'match'> & { readonly match: MatchRef | null; readonly deviceId: string },
) {
  const since = new Date(now.getTime() - AT_WORK_MINUTES * 60_000);
  return devices.findOther(db, { linkId: link.id, deviceId, match, since });
}
