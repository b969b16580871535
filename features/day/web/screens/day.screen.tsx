import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QueueHome } from '../../queue/web/components/queue-home.tsx';
import { DayHome } from '../components/day-home.tsx';
import { DayState } from '../components/day-state.tsx';
import { DeskFrame } from '../components/desk-frame.tsx';
import { OpenDay } from '../components/open-day.tsx';
import { type Day, dayQuery } from '../day.queries.ts';
import { useText } from '../day.text.ts';

/** The day of a tournament for its desk: opening it, and then matches, check-in and courts (next.md, C9 screen 1). */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(dayQuery(id));
  return (
    <DeskFrame
      id={id}
      title={t.title}
      query={query}
      isWide={Boolean(query.data?.opened)}
      back={{ to: backOf(id, query.data), label: t.backToTournament }}
    >
      {(day) => (
        <>
          <DayState day={day} />
          {day.opened ? (
            <QueueHome id={id}>
              <DayHome id={id} day={day} opened={day.opened} />
            </QueueHome>
          ) : null}
          {day.opened || day.isCancelled || day.isOver ? null : <OpenDay id={id} day={day} />}
        </>
      )}
    </DeskFrame>
  );
}

/** Referees and desk helpers have their own page of a tournament. */
function backOf(id: number, day: Day | undefined): string {
  return day && !day.isOrganizer ? `/referee/tournaments/${id}` : `/organizer/tournaments/${id}`;
}
