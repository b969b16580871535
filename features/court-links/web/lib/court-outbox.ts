import { v7 as newId } from 'uuid';
import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import { bodyOf } from '#features/day/handshake/web/lib/day-outbox.ts';
import type { TypedScore } from '#features/day/handshake/web/lib/typed-score.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { now } from '#platform/web/clock.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { deviceOwner, type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { confirm, enter, start } from '../../court-links.contract.ts';
import type { Device } from './device.ts';
import { deviceId } from './device-store.ts';

/** What a court writes: pending on its device until the server has accepted it, and owned by its link. */

export const COURT_RESULT = 'court.result';
export const COURT_CONFIRM = 'court.confirm';
export const COURT_START = 'court.start';

/** A pending result: the match as it was shown, and what was entered. */
export interface SentResult {
  readonly match: KnownMatch;
  readonly score: TypedScore;
}

export interface PendingResult {
  readonly entry: OutboxEntry;
  readonly sent: SentResult;
}

type MatchOfPair = Pick<KnownMatch, 'stageId' | 'matchId' | 'player1' | 'player2'>;

/** A corrected result may bring others into the same match of a draw: theirs is another one. */
export function isSame(one: MatchOfPair, other: MatchOfPair): boolean {
  return (
    one.stageId === other.stageId &&
    one.matchId === other.matchId &&
    one.player1.id === other.player1.id &&
    one.player2.id === other.player2.id
  );
}

/** The pending results among these writes, the newest of each match, in the order of writing. */
export function pendingResults(entries: readonly OutboxEntry[]): readonly PendingResult[] {
  const all = entries
    .filter(({ kind }) => kind === COURT_RESULT)
    .map((entry) => ({ entry, sent: entry.meta as SentResult }));
  return all.filter(
    ({ sent }, at) => !all.slice(at + 1).some((later) => isSame(later.sent.match, sent.match)),
  );
}

/** Whether both players have agreed on this device to the pending result of a match. */
export function isAgreed(entries: readonly OutboxEntry[], match: MatchOfPair): boolean {
  return entries.some(
    ({ kind, meta, refusal }) =>
      // What an earlier version of the app has stored names no players.
      kind === COURT_CONFIRM && !refusal && isSame({ ...match, ...(meta as MatchOfPair) }, match),
  );
}

/** The called match begins. Its result follows in the same queue, so that it arrives after its start. */
export async function submitStart(
  linkId: string,
  called: { readonly match: MatchOfPair; readonly calledAt: string | null },
): Promise<SubmitResult> {
  const { stageId, matchId, player1, player2 } = called.match;
  const body = {
    deviceId: deviceId(),
    player1Id: player1.id,
    player2Id: player2.id,
    at: now().toISOString(),
    ...(called.calledAt !== null && { calledAt: called.calledAt }),
  };
  return outbox.submit(
    {
      id: newId(),
      kind: COURT_START,
      queueKey: stageId,
      meta: null,
      ...requestOf(start, { params: { stageId, matchId }, body }),
    },
    deviceOwner(linkId),
  );
}

/** Stores a result on the device and sends it. It follows a pending one of the same match, and replaces all that were refused. */
export async function submitResult(
  linkId: string,
  match: KnownMatch,
  score: TypedScore,
): Promise<SubmitResult> {
  await discardRefused(linkId, match);
  const owner = deviceOwner(linkId);
  const before = resultsOf(linkId, match).at(-1);
  const { stageId, matchId } = match;
  const result = bodyOf(match, score, before?.id);
  const body = { ...result, deviceId: deviceId(), at: now().toISOString() };
  const meta: SentResult = { match, score };
  return outbox.submit(
    {
      id: body.writeId,
      kind: COURT_RESULT,
      queueKey: stageId,
      meta,
      ...requestOf(enter, { params: { stageId, matchId }, body }),
    },
    owner,
  );
}

/** Discards every refused result of a match: an older one that stays could replace the result that was chosen. */
export async function discardRefused(linkId: string, match: MatchOfPair): Promise<void> {
  for (const { id, refusal } of resultsOf(linkId, match)) if (refusal) await outbox.discard(id);
}

/** The pending and refused results of a match that this link has written, the oldest first. */
function resultsOf(linkId: string, match: MatchOfPair): readonly OutboxEntry[] {
  const owner = deviceOwner(linkId);
  return outbox
    .ofDevices()
    .filter((entry) => entry.owner === owner && entry.kind === COURT_RESULT)
    .filter(({ meta }) => isSame((meta as SentResult).match, match));
}

/** Both players have tapped their names. It follows the result in the same queue, so that it arrives after it. */
export async function submitConfirm(linkId: string, match: KnownMatch): Promise<SubmitResult> {
  const owner = deviceOwner(linkId);
  const { stageId, matchId, version, player1, player2 } = match;
  // Each result that is still to arrive makes one version.
  const pending = resultsOf(linkId, match).filter(({ refusal }) => !refusal);
  const base = (pending[0]?.meta as SentResult | undefined)?.match.version ?? version;
  // That of another device may have arrived first, with this version: only what was shown is agreed to.
  const shown = pending.at(-1);
  const body = {
    seenVersion: base + pending.length,
    ...(shown && { resultWriteId: shown.id }),
    deviceId: deviceId(),
  };
  return outbox.submit(
    {
      id: newId(),
      kind: COURT_CONFIRM,
      queueKey: stageId,
      meta: { stageId, matchId, player1, player2 },
      ...requestOf(confirm, { params: { stageId, matchId }, body }),
    },
    owner,
  );
}

/** Caches the court that the server has answered with, before the write leaves the outbox. */
export async function courtAccepted({ device }: Output<typeof enter>): Promise<void> {
  const filters = { queryKey: ['court-link'] } as const;
  // A read that began before the write would show the state before it.
  await queryClient.cancelQueries(filters);
  queryClient.setQueriesData<Device>(filters, (cached) =>
    cached?.linkId === device.linkId ? device : cached,
  );
}
