import { ok } from '#domain/common/result.ts';
import type { EnteredScore } from '#features/day/handshake/handshake.policy.ts';
import { confirmResult } from '#features/day/handshake/server/handshake.answers.commands.ts';
import { enterResultIn } from '#features/day/handshake/server/handshake.commands.ts';
import type {
  FoundMatch,
  MatchRef,
} from '#features/day/handshake/server/handshake.matches.commands.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import type { DeskRequest } from '#features/day/server/day.locks.commands.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { findRefusal, type OpenedLink } from './court-links.access.commands.ts';
import { noteDevice, type Writer } from './court-links.devices.commands.ts';
import { endOnCourt } from './court-links.queue.commands.ts';
import type { StoredLink } from './court-links.store.ts';

/** Results of devices with a link, by the commands of the handshake: the versions, the history and the queue are theirs. */

interface DeviceEntry extends MatchRef, EnteredScore, Writer {
  /** When it was entered, by the device. */
  readonly at: Date;
}

/**
 * Enters the result of a match that the link opens, or corrects the own entry (decision 0032). A match that was played without a
 * network, before anybody called it, has then ended on the court of the link. Idempotent by `writeId`.
 */
export async function enterOnDevice(
  services: Services,
  { link }: Pick<OpenedLink, 'link'>,
  { deviceId, deviceName, at, ...entry }: DeviceEntry,
) {
  return enterAs(services, { link, writer: { deviceId, deviceName }, at }, entry);
}

interface Entered {
  readonly link: StoredLink;
  readonly writer: Writer;
  readonly at: Date;
  /** The desk that has scanned it: it decides whose court it was. */
  readonly desk?: {
    readonly account: DeskRequest['account'];
    readonly tournament: StoredTournament;
  };
}

/** Enters a result in the name of a device; the match ends on the court of its link in the same transaction. */
export async function enterAs(
  services: Services,
  { link, writer, at, desk }: Entered,
  entry: MatchRef & EnteredScore,
) {
  const { db, clock } = services;
  const { tournamentId } = link;
  const author = await authorOf(db, { link, isScanned: desk !== undefined });
  return db.transaction(async (tx) => {
    const entered = await enterResultIn(services, tx, { ...entry, tournamentId, author });
    if (!entered.ok) return entered;
    if (entered.value) {
      const { match } = entered.value;
      const now = clock.now();
      await endOnCourt(tx, { link, match, at, now });
      await noteDevice(tx, { link, writer, match, now });
      if (desk) await logDesk(services, tx, desk);
    }
    return ok(null);
  });
}

/** The device of a link as the author of a result. */
async function authorOf(
  db: Db,
  { link, isScanned = false }: { readonly link: StoredLink; readonly isScanned?: boolean },
) {
  const courtName = await findCourtName(db, link);
  return {
    kind: 'link',
    linkId: link.id,
    courtName,
    findRefusal: (tx: Db, { match }: FoundMatch) => findRefusal(tx, link, match, { isScanned }),
  } as const;
}

async function findCourtName(db: Db, { tournamentId, courtId }: StoredLink) {
  if (courtId === null) return null;
  const found = (await courts.listByTournament(db, tournamentId)).find(({ id }) => id === courtId);
  return found?.name ?? null;
}

/** Both players have tapped their names on the device: they agree. Agreeing again changes nothing. */
export async function confirmOnDevice(
  services: Services,
  { link }: Pick<OpenedLink, 'link'>,
  {
    seenVersion,
    resultWriteId,
    deviceId,
    deviceName,
    ...ref
  }: MatchRef &
    Writer & { readonly seenVersion: number; readonly resultWriteId?: string | undefined },
) {
  const writer = { deviceId, deviceName };
  const author = await authorOf(services.db, { link });
  const speaker = { kind: 'author', author, isSameDevice: true } as const;
  const { tournamentId } = link;
  const answer = { tournamentId, ...ref, seenVersion, resultWriteId, speaker };
  const confirmed = await confirmResult(services, answer);
  const now = services.clock.now();
  if (confirmed.ok) await noteDevice(services.db, { link, writer, match: ref, now });
  return confirmed;
}
