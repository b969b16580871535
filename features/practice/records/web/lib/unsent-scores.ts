import { useEffect, useMemo, useRef } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoredMatch, saveScore } from '#features/matches/matches.contract.ts';
import { confirmScore } from '#features/matches/matches.policy.ts';
import type { ConfirmedCard } from '#features/matches/web/lib/score-outbox.ts';
import { matchesChanged } from '#features/matches/web/matches.queries.ts';
import type { Sent } from '#platform/shared/endpoint.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { removedIn } from '../../../web/lib/match-writes.ts';

type Kind = ScoredMatch['kind'];
type MatchOf<K extends Kind> = Extract<ScoredMatch, { kind: K }>;

/** A score that is pending on this phone. */
export interface UnsentScore<K extends Kind = Kind> {
  readonly matchId: string;
  readonly match: MatchOf<K>;
  readonly card: ConfirmedCard;
  /** Null for the card of the specification. */
  readonly scoreFormat: ChosenFormat | null;
  /** The outbox's entry. */
  readonly entryId: string;
  /** The server refused it: it waits for the person. */
  readonly refused: boolean;
}

const MATCH_PATH = /^\/api\/practice\/matches\/([0-9a-f-]{36})$/;

/** The pending scores of one kind, the oldest first; only the latest of each match, and none of a removed one. */
export function unsentScores<K extends Kind>(
  entries: readonly OutboxEntry[],
  kind: K,
): readonly UnsentScore<K>[] {
  const byMatch = new Map<string, UnsentScore<K>>();
  const removed = removedIn(entries);
  for (const entry of entries) {
    const matchId = entry.method === 'PUT' ? MATCH_PATH.exec(entry.path)?.[1] : undefined;
    if (!matchId || removed.has(matchId)) continue;
    const score = entry.body as Sent<typeof saveScore>['body'];
    const { match } = score;
    const card = confirmScore(score);
    if (match.kind !== kind || !card.ok) continue;
    byMatch.set(matchId, {
      matchId,
      match: match as MatchOf<K>,
      card: card.value,
      scoreFormat: score.scoreFormat ?? null,
      entryId: entry.id,
      refused: entry.refusal !== null,
    });
  }
  return [...byMatch.values()];
}

/** The same, live; once a score has been sent, matches are read again. */
export function useUnsentScores<K extends Kind>(kind: K): readonly UnsentScore<K>[] {
  const entries = useOutbox();
  const unsent = useMemo(() => unsentScores(entries, kind), [entries, kind]);
  const before = useRef(unsent.length);
  useEffect(() => {
    if (unsent.length < before.current) void matchesChanged();
    before.current = unsent.length;
  }, [unsent.length]);
  return unsent;
}
