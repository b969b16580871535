import { progress } from '#domain/league-table/schedule.ts';
import type { LeagueView } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';
import css from './league-progress.module.css';

/** How many pairs have played. */
export function LeagueProgress({ view }: { readonly view: LeagueView }) {
  const t = useText();
  const { completed, total } = progress(
    view.league.players.map(({ id }) => id),
    view.matches,
  );
  return (
    <div className={css.progress}>
      <progress className={css.bar} value={completed} max={total} aria-label={t.progress} />
      <span>{t.leagueProgress(completed, total)}</span>
    </div>
  );
}
