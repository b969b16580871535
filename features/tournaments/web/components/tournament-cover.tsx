import type { ReactNode } from 'react';
import { Court } from '#features/sports/web/components/court.tsx';
import { SportChip } from '#features/sports/web/components/sport-chip.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { DateBlock } from '#platform/web/ui/date-block.tsx';
import type { Tournament } from '../tournaments.queries.ts';
import css from './tournament-cover.module.css';

interface Props {
  readonly tournament: Pick<Tournament, 'name' | 'sport' | 'eventDate'>;
  /** Over the name. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** The top of a tournament's page: its day and its name on the court of its sport. */
export function TournamentCover({
  tournament: { name, sport, eventDate },
  label,
  children,
}: Props) {
  const format = useFormat();
  return (
    <Court sport={sport} className={css.cover}>
      <p className={css.label}>
        <span>{label}</span>
        <SportChip sport={sport} />
      </p>
      <div className={css.what}>
        <DateBlock day={eventDate} />
        <h2 className={css.name}>{format.name(name)}</h2>
      </div>
      {children}
    </Court>
  );
}
