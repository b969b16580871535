import { useQuery } from '@tanstack/react-query';
import { OwnDayCard } from '#features/entries/own-day/web/components/own-day-card.tsx';
import { guardedDayQuery, type Player } from '../guardian-page.queries.ts';
import css from './guardian-page.module.css';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** Where and when the player plays today, for a guardian in the stands or at home; nothing on other days. */
export function GuardedDay({ player, secret }: Props) {
  const { data } = useQuery(guardedDayQuery(secret, player.id));
  if (!data || data.days.length === 0) return null;
  return (
    <div className={css.entries}>
      {data.days.map((day) => (
        <OwnDayCard
          key={day.tournamentId}
          day={day}
          isReadOnly
          guardianAt={{
            matches: `/guardian/${player.id}/matches/${day.tournamentId}#${secret}`,
            checkIn: `/guardian/${player.id}/check-in/${day.tournamentId}#${secret}`,
          }}
        />
      ))}
    </div>
  );
}
