import { openPairs } from '#domain/league-table/schedule.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { League } from '../league.queries.ts';
import { useText } from '../league.text.ts';
import { changeLeague } from '../lib/league-outbox.ts';
import { useLeague } from './use-league.ts';

/** The score format of an open league, and a change of it; null before the league is opened. */
export function useFormatChange(league: League | null) {
  const t = useText();
  const { data: session } = useSession();
  // With the pending scores of this phone.
  const { data } = useLeague(league?.id ?? null);
  if (!league) return null;
  const ids = league.players.map(({ id }) => id);
  const open = openPairs(ids, data?.matches ?? []).length;
  const change = async (scoreFormat: ChosenFormat | null) => {
    const accountId = session?.account?.id;
    if (!accountId) return;
    const outcome = await changeLeague(league, { scoreFormat }, accountId);
    if (outcome.kind !== 'refused') return;
    notify({ title: t.changedTitle, description: t.changedText, variant: 'destructive' });
  };
  return {
    scoreFormat: league.scoreFormat ?? null,
    open,
    scored: (ids.length * (ids.length - 1)) / 2 - open,
    onChange: (scoreFormat: ChosenFormat | null) => void change(scoreFormat),
  };
}
