import { useEffect, useState } from 'react';
import { now } from '#platform/web/clock.ts';
import { eveningDay } from '../../evening.policy.ts';

const A_MINUTE = 60_000;

/**
 * The day of the evening that is shown. It follows the clock while the screen is open: a phone on which it stays open until the next
 * practice shows that one. `carried` is the day that the screen before had open.
 */
export function useEveningDay(carried: unknown): string {
  const [day, setDay] = useState(() => eveningDay(now(), carried));
  useEffect(() => {
    const follow = () => setDay((open) => eveningDay(now(), open));
    const timer = setInterval(follow, A_MINUTE);
    // The timers of a hidden page may stand still.
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return day;
}
