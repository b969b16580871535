import { useSession } from '#features/accounts/web/lib/session.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { type Found, keyOf } from '../lib/score-outbox.ts';

/**
 * Where the tab stores what a person types for a match: nobody else reads it after a logout. Each version of a match has its own
 * draft, so that input against an older version never replaces a newer one, and so has each order of its players, whose boxes it fills.
 */
export function useDraftKey({ target, isNew }: Found, seen: number): string {
  const account = useSession().data?.account?.id ?? '';
  const { kind, sessionId, pathId, player1, player2, playedOn } = target;
  // The id of a new match is another one after a reload. People of a free practice are numbered 1 and 2 in every match.
  if (isNew) return `${account} ${pathId} ${player1.id} ${player2.id} ${playedOn}`;
  const match = `${keyOf(target)} ${seen}`;
  const key = `${account} ${match} ${player1.id}`;
  if (account && kind !== 'league' && (sessionId || seen > 0)) moveDraft(match, key);
  return key;
}

/** What an earlier version of the app has stored for the same match, its version and the order of its players, without an account. */
function moveDraft(from: string, to: string): void {
  const earlier = tabDraft(`scorecard ${from}`);
  const typed = earlier.read();
  if (typed === null) return;
  tabDraft(`scorecard ${to}`).write(typed);
  earlier.clear();
}
