import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import type { PlayerId } from '#domain/league-table/league-match.ts';
import type { Standings } from '#domain/league-table/standings.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { Court } from '#features/sports/web/components/court.tsx';
import type { LeagueView } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';
import css from './leaders.module.css';

interface Props extends Pick<LeagueView['league'], 'players'> {
  readonly sport: Sport;
  readonly ranked: Standings<PlayerId>;
}

/** The first three, above the table; once everything is played, the winner stands out. Nothing before the first result. */
export function Leaders({ players, sport, ranked: { provisional, rows } }: Props) {
  const t = useText();
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const first = rows.filter(({ place }) => place !== null && place <= 3).slice(0, 3);
  if (first.length === 0) return null;
  return (
    <ol className={css.leaders} aria-label={t.leaders}>
      {first.map(({ player, place, won, lost }) => {
        const isChampion = !provisional && place === 1;
        return (
          <Leader key={player} sport={isChampion ? sport : null}>
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
          </Leader>
        );
      })}
    </ol>
  );
}

interface LeaderProps {
  /** Of the champion, on the court of the league's sport. */
  readonly sport: Sport | null;
  readonly children: ReactNode;
}

function Leader({ sport, children }: LeaderProps) {
  if (sport === null) return <li className={css.leader}>{children}</li>;
  return (
    <li>
      <Court sport={sport} className={css.leader}>
        {children}
      </Court>
    </li>
  );
}
