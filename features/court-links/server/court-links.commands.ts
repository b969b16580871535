import type { EnteredScore } from '#features/day/handshake/handshake.policy.ts';
import { confirmResult } from '#features/day/handshake/server/handshake.answers.commands.ts';
import { enterResult } from '#features/day/handshake/server/handshake.commands.ts';
import type {
  FoundMatch,
  MatchRef,
} from '#features/day/handshake/server/handshake.matches.commands.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
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
  const writer = { deviceId, deviceName };
  const author = await authorOf(services, { link, writer, at });
  return enterResult(services, { tournamentId: link.tournamentId, ...entry, author });
}

interface Entered {
  readonly link: StoredLink;
  readonly writer: Writer;
  readonly at: Date;
  /** The desk has scanned it: it decides whose court it was. */
  readonly isScanned?: boolean;
}

/** The device of a link as the author of a result. */
export async function authorOf(
  services: Services,
  { link, writer, at, isScanned = false }: Entered,
) {
  const courtName = await findCourtName(services.db, link);
  return {
    kind: 'link',
    linkId: link.id,
    courtName,
    findRefusal: (tx: Db, { match }: FoundMatch) => findRefusal(tx, link, match, { isScanned }),
    afterSaving: async (tx: Db, { match }: FoundMatch) => {
      const now = services.clock.now();
      await endOnCourt(tx, { link, match, at, now });
      await noteDevice(tx, { link, writer, match, now });
    },
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
    deviceId,
    deviceName,
    ...ref
  }: MatchRef & Writer & { readonly seenVersion: number },
) {
  const writer = { deviceId, deviceName };
  const author = await authorOf(services, { link, writer, at: services.clock.now() });
  const speaker = { kind: 'author', author, isSameDevice: true } as const;
  const answer = { tournamentId: link.tournamentId, ...ref, seenVersion, speaker };
  const confirmed = await confirmResult(services, answer);
  const now = services.clock.now();
  if (confirmed.ok) await noteDevice(services.db, { link, writer, match: ref, now });
  return confirmed;
}
