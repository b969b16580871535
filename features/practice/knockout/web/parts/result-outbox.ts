import { v7 as newId } from 'uuid';
import type { PlayedResult } from '#domain/bracket/glossary.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Fate } from '#platform/web/offline/outbox.ts';
import type { Outgoing } from '#platform/web/offline/outbox-entry.ts';
import { isOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { EnteredResult, saveResult } from '../../knockout.results.contract.ts';
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
  const before = keptResults(outbox.current(), sessionId).findLast(
    (kept) => kept.result.matchId === matchId,
  );
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
  { sessionId, matchId, drawNumber, player1, player2, entered, notes }: KeptResult,
  writeId: string,
  baseVersion: number,
  follows: string | undefined,
) {
  const path = `/api/practice/knockouts/${sessionId}/matches/${matchId}`;
  const seen = { writeId, drawNumber, baseVersion, ...(follows && { follows }) };
  if (!entered) {
    const query = new URLSearchParams(
      Object.entries(seen).map(([key, value]) => [key, `${value}`]),
    );
    return { method: 'DELETE', path: `${path}?${query}`, body: undefined } as const;
  }
  const body = { ...seen, player1Id: player1.id, player2Id: player2.id, result: entered, notes };
  return { method: 'PUT', path, body } as const;
}

outbox.receive(RESULT, (_entry, data) => {
  knockoutKnown((data as Output<typeof saveResult>).knockout);
  recordsDoubted();
});
