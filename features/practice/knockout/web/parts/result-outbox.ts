import { v7 as newId } from 'uuid';
import type { PlayedResult } from '#domain/bracket/glossary.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Fate } from '#platform/web/offline/outbox.ts';
import { type Outgoing, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { isOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import {
  type ClearedMatch,
  clearResult,
  type EnteredResult,
  saveResult,
} from '../../knockout.results.contract.ts';
import { clearsAsText } from '../../knockout.results.policy.ts';
import { knockoutKnown, recordsDoubted } from '../knockout.queries.ts';

export const RESULT = 'practice.knockout-result';
/** How long the confirmation waits for the answer before it goes on with the result kept on the phone. */
const PATIENCE = 1500;

/** A result as it waits on this phone: enough to show it, and to open its match again. */
export interface KeptResult {
  readonly sessionId: string;
  readonly groupId: number;
  readonly drawNumber: number;
  readonly matchId: string;
  readonly player1: { readonly id: string; readonly name: string };
  readonly player2: { readonly id: string; readonly name: string };
  /** Null takes the standing result back. */
  readonly played: PlayedResult | null;
  readonly entered: EnteredResult | null;
  readonly notes: string;
  /** Later results that it takes back; absent in results that an earlier version of the app has stored. */
  readonly clears?: readonly ClearedMatch[];
}

export interface Kept {
  readonly entry: Outgoing;
  readonly result: KeptResult;
}

/** The results of one knockout among the writes that wait, the oldest first. */
export function keptResults(entries: readonly Outgoing[], sessionId: string): Kept[] {
  return entries
    .filter(({ kind }) => kind === RESULT)
    .map((entry) => ({ entry, result: entry.about as KeptResult }))
    .filter(({ result }) => result.sessionId === sessionId);
}

/** The newest of these writes that changes the result of a match: one for the match, or one that clears it. */
export function latestChange(kept: readonly Kept[], matchId: string): Kept | undefined {
  return kept.findLast(
    ({ entry, result }) =>
      result.matchId === matchId ||
      (!entry.refusal && result.clears?.some((cleared) => cleared.matchId === matchId)),
  );
}

/**
 * Keeps a result on the phone and sends it. `baseVersion` is what its writer saw; an earlier result of the same match
 * that still waits is followed, and one that was refused is replaced.
 */
export async function submitResult(
  result: KeptResult,
  baseVersion: number,
  owner: string,
): Promise<Fate> {
  const { sessionId, matchId } = result;
  const before = latestChange(keptResults(outbox.current(), sessionId), matchId);
  if (before?.entry.refusal) await outbox.discard(before.entry.id);
  const follows = before && !before.entry.refusal ? before.entry.id : undefined;
  const id = newId();
  return outbox.submit(
    {
      id,
      kind: RESULT,
      lane: sessionId,
      ...request(result, id, baseVersion, follows),
      about: result,
    },
    owner,
    isOnline() ? PATIENCE : 0,
  );
}

function request(
  { sessionId, matchId, drawNumber, player1, player2, entered, notes, clears = [] }: KeptResult,
  writeId: string,
  baseVersion: number,
  follows: string | undefined,
) {
  const params = { id: sessionId, matchId };
  const seen = { writeId, drawNumber, baseVersion, ...(follows && { follows }) };
  if (!entered) {
    const query = { ...seen, ...(clears.length > 0 && { clears: clearsAsText(clears) }) };
    return requestOf(clearResult, { params, query });
  }
  const players = { player1Id: player1.id, player2Id: player2.id };
  const body = { ...seen, ...players, result: entered, notes, clears: [...clears] };
  return requestOf(saveResult, { params, body });
}

outbox.receive(RESULT, (_entry, data) => {
  knockoutKnown((data as Output<typeof saveResult>).knockout);
  recordsDoubted();
});
