import Trophy from 'lucide-react/icons/trophy';
import type { PlayerId } from '#domain/league-table/league-match.ts';
import type { Standings } from '#domain/league-table/standings.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { LeagueView } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';
import css from './leaders.module.css';

interface Props extends Pick<LeagueView['league'], 'players'> {
  readonly ranked: Standings<PlayerId>;
}

/** The first three, above the table; once everything is played, the winner stands out. Nothing before the first result. */
export function Leaders({ players, ranked: { provisional, rows } }: Props) {
  const t = useText();
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const first = rows.filter(({ place }) => place !== null && place <= 3).slice(0, 3);
  if (first.length === 0) return null;
  return (
    <ol className={css.leaders} aria-label={t.leaders}>
      {first.map(({ player, place, won, lost }) => {
        const isChampion = !provisional && place === 1;
        return (
          <li key={player} className={classNames(css.leader, isChampion && css.champion)}>
            <span className={css.place}>{place}</span>
            <span className={css.name}>
              <bdi>{names.get(player)}</bdi>
              {isChampion ? (
                <span className={css.title}>
                  <Trophy aria-hidden="true" />
                  {t.champion}
                </span>
              ) : null}
            </span>
            <span className={css.record}>{`${won}-${lost}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
