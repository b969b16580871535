import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { celebrate } from './celebrate.ts';
import { now } from './clock.ts';

/** Celebrates a winner who comes up while the screen is open, or who has won today; an old title is quiet. */
export function useCelebration(winner: string | undefined, wonOn: PlainDate | undefined): void {
  const { pathname } = useLocation();
  const [atFirst] = useState(winner);
  useEffect(() => {
    if (winner === undefined) return;
    if (winner === atFirst && wonOn !== dayInJapan(now())) return;
    void celebrate([pathname, winner].join(' '));
  }, [pathname, winner, atFirst, wonOn]);
}
