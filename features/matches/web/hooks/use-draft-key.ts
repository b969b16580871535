import { useLayoutEffect, useReducer } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { type Found, keyOf } from '../lib/score-outbox.ts';

/**
 * Where the tab stores what a person types for a match: nobody else reads it after a logout. Each version of a match has its own
 * draft, so that input against an older version never replaces a newer one, and so has each order of its players, whose boxes it fills.
 * Null where an earlier version of the app has stored a draft, which moves to its place before anything is painted.
 */
export function useDraftKey({ target, isNew }: Found, seen: number): string | null {
  const account = useSession().data?.account?.id ?? '';
  const { kind, sessionId, pathId, player1, player2, playedOn } = target;
  const match = `${keyOf(target)} ${seen}`;
  const key = isNew
    ? // The id of a new match is another one after a reload. People of a free practice are numbered 1 and 2 in every match.
      `${account} ${pathId} ${player1.id} ${player2.id} ${playedOn}`
    : `${account} ${match} ${player1.id}`;
  const isCertain = account !== '' && !isNew && kind !== 'league' && (sessionId || seen > 0);
  return useMovedDraft(isCertain ? match : null, key);
}

/**
 * Moves what an earlier version of the app has stored for the same match, its version and the order of its players, without an account.
 * Not while a card renders: React may give up a card that it has rendered.
 */
function useMovedDraft(from: string | null, to: string): string | null {
  const [, setMoved] = useReducer((count: number) => count + 1, 0);
  const isLeft = from !== null && tabDraft(`scorecard ${from}`).read() !== null;
  useLayoutEffect(() => {
    if (from === null || !isLeft) return;
    const earlier = tabDraft(`scorecard ${from}`);
    const typed = earlier.read();
    // Cleared first, so that there is room for it also where the storage is full.
    earlier.clear();
    if (typed !== null) tabDraft(`scorecard ${to}`).write(typed);
    setMoved();
  }, [from, to, isLeft]);
  return isLeft ? null : to;
}
