import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { courtKind } from '#features/sports/sports.policy.ts';
import { AddCourts } from '../components/add-courts.tsx';
import { CourtList } from '../components/court-list.tsx';
import { DayState } from '../components/day-state.tsx';
import { DeskFrame } from '../components/desk-frame.tsx';
import { NotOpen } from '../components/not-open.tsx';
import { dayQuery } from '../day.queries.ts';
import { useText } from '../day.text.ts';

/** The courts of a day, called tables in table tennis: their names, their order, and which are closed. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(dayQuery(id));
  const word = query.data ? courtKind(query.data.sport) : 'court';
  return (
    <DeskFrame
      id={id}
      title={t.courts[word]}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDay }}
    >
      {(day) => {
        const isFixed = day.isOver || day.isCancelled;
        if (!isFixed && !day.opened) return <NotOpen id={id} />;
        return (
          <>
            <DayState day={day} />
            <CourtList id={id} day={day} isFixed={isFixed} />
            {isFixed ? null : <AddCourts id={id} day={day} />}
          </>
        );
      }}
    </DeskFrame>
  );
}
