import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import type { PlayerId } from '#domain/league-table/league-match.ts';
import type { Standings } from '#domain/league-table/standings.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { Court } from '#features/sports/web/components/court.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useCelebration } from '#platform/web/use-celebration.ts';
import type { LeagueView } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';
import { isSelf } from '../lib/self.ts';
import css from './leaders.module.css';

interface Props extends Pick<LeagueView['league'], 'players' | 'self' | 'practiceDate'> {
  readonly sport: Sport;
  readonly ranked: Standings<PlayerId>;
}

/**
 * The first three and the reader, above the table; once everything is played, the winner stands out. Nothing before the first result.
 */
export function Leaders({
  players,
  self,
  practiceDate,
  sport,
  ranked: { provisional, rows },
}: Props) {
  const t = useText();
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const first = rows.filter(({ place }) => place !== null && place <= 3).slice(0, 3);
  const winner = provisional ? undefined : first.find(({ place }) => place === 1)?.player;
  useCelebration(names.get(winner ?? ''), practiceDate);
  if (first.length === 0) return null;
  const ownId = players.find((player) => isSelf(player, self))?.id;
  const own = rows.filter(
    ({ player }) => player === ownId && !first.some((one) => one.player === player),
  );
  return (
    <ol className={css.leaders} aria-label={t.leaders}>
      {[...first, ...own].map(({ player, place, won, lost }) => {
        const isChampion = !provisional && place === 1;
        return (
          <Leader key={player} sport={isChampion ? sport : null} isOwn={player === ownId}>
            <span className={css.place}>{place ?? '–'}</span>
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
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

function Leader({ sport, isOwn, children }: LeaderProps) {
  if (sport === null) {
    return <li className={classNames(css.leader, isOwn && css.own)}>{children}</li>;
  }
  return (
    <li>
      <Court sport={sport} className={css.leader}>
        {children}
      </Court>
    </li>
  );
}
