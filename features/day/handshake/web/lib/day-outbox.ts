import { v7 as newId } from 'uuid';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { enterOwn } from '../../handshake.contract.ts';
import { type DayMatch, type KnownMatch, ownMatchesQuery } from '../handshake.queries.ts';
import type { TypedScore } from './typed-score.ts';

/** Results of the own matches: pending on this phone until the server has accepted them. */

export const OWN_RESULT = 'day.own-result';

/** A pending result: enough to show it. */
export interface SentResult {
  readonly tournamentId: number;
  readonly stageId: string;
  readonly matchId: string;
  readonly score: TypedScore;
}

export interface PendingResult {
  readonly entry: OutboxEntry;
  readonly sent: SentResult;
}

type MatchId = Pick<SentResult, 'stageId' | 'matchId'>;
type MatchOfPair = MatchId & Pick<DayMatch, 'player1' | 'player2'>;

/** The newest pending result of a match among these writes: not that of others, who were in it before a result was corrected. */
export function pendingOf(
  entries: readonly OutboxEntry[],
  match: MatchOfPair,
): PendingResult | undefined {
  return resultsOf(entries, match).findLast(({ entry }) => isOfPair(entry, match));
}

/** The newest result of a match if it was refused, also where others were in it then. */
export function refusedOf(
  entries: readonly OutboxEntry[],
  match: MatchId,
): PendingResult | undefined {
  const latest = resultsOf(entries, match).at(-1);
  return latest?.entry.refusal ? latest : undefined;
}

function isOfPair({ body }: OutboxEntry, { player1, player2 }: MatchOfPair): boolean {
  const { player1Id, player2Id } = body as ReturnType<typeof bodyOf>;
  return player1Id === player1?.id && player2Id === player2?.id;
}

/** The pending and refused results of a match, the oldest first. */
function resultsOf(
  entries: readonly OutboxEntry[],
  { stageId, matchId }: MatchId,
): readonly PendingResult[] {
  return entries
    .filter(({ kind }) => kind === OWN_RESULT)
    .map((entry) => ({ entry, sent: entry.meta as SentResult }))
    .filter(({ sent }) => sent.stageId === stageId && sent.matchId === matchId);
}

/** Discards every refused result of a match: an older one that stays would be asked about again. */
export async function discardRefused(match: MatchId): Promise<void> {
  for (const { entry } of resultsOf(outbox.current(), match)) {
    if (entry.refusal) await outbox.discard(entry.id);
  }
}

/** The request of a result; it follows the id of an earlier write about the same match that is not answered yet. */
export function bodyOf(match: KnownMatch, score: TypedScore, follows: string | undefined) {
  const { sets, status, winner } = score;
  return {
    writeId: newId(),
    drawNumber: match.drawNumber,
    baseVersion: match.version,
    ...(follows && { follows }),
    player1Id: match.player1.id,
    player2Id: match.player2.id,
    sets: [...sets],
    status,
    winner,
    scoreFormat: match.scoreFormat,
  };
}

/** Stores a result of the own match on the phone and sends it; it replaces all that were refused. */
export async function submitOwnResult(
  tournamentId: number,
  match: KnownMatch,
  score: TypedScore,
  accountId: string,
): Promise<SubmitResult> {
  const { stageId, matchId } = match;
  await discardRefused(match);
  const before = pendingOf(outbox.current(), match);
  const body = bodyOf(match, score, before?.entry.id);
  const meta: SentResult = { tournamentId, stageId, matchId, score };
  return outbox.submit(
    {
      id: body.writeId,
      kind: OWN_RESULT,
      queueKey: stageId,
      ...requestOf(enterOwn, { params: { id: tournamentId, stageId, matchId }, body }),
      meta,
    },
    accountId,
  );
}

/** Caches the matches that the server has answered with, before the result leaves the outbox. */
export async function ownResultAccepted(
  { meta }: Pick<OutboxEntry, 'meta'>,
  { own }: Output<typeof enterOwn>,
): Promise<void> {
  const { queryKey } = ownMatchesQuery((meta as SentResult).tournamentId);
  // A read that began before the write would show the state before it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, own);
}
