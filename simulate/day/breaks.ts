import { v7 as uuidv7 } from 'uuid';
import { addBreak } from '#features/day/queue/queue.rules.contract.ts';
import type { Sent } from '#platform/shared/endpoint.ts';
import { sheetTime } from '#platform/shared/format.ts';
import { MINUTE, type SeenDay } from '../checks/day-record.ts';
import { type Device, must } from '../http/insistent.ts';
import type { DayLog } from './day-log.ts';

/** The breaks of a day, as the checks know them. */
export type Breaks = Required<Pick<SeenDay, 'lunch' | 'closures'>>;

export const NO_BREAKS: Breaks = { lunch: null, closures: [] };

/** Lunch begins so many minutes after the first match, a court is out of use after so many; earlier on a short day. */
const LUNCH_AFTER = 150;
const OUT_OF_USE_AFTER = 60;
const LUNCH_WINDOW = 120;
const LUNCH_MINUTES = 30;
const OUT_OF_USE_MINUTES = 40;

/** The lunch of everybody, and when a court is out of use, on a day that is planned to take so many minutes. */
export function breaksOf(
  startsAt: number,
  plannedMinutes: number,
  courtIds: readonly string[],
): Breaks {
  const after = (minutes: number, share: number) =>
    startsAt + Math.floor(Math.min(minutes, plannedMinutes * share)) * MINUTE;
  const lunch = after(LUNCH_AFTER, 0.4);
  const broken = after(OUT_OF_USE_AFTER, 0.2);
  return {
    lunch: { from: lunch, to: lunch + LUNCH_WINDOW * MINUTE, minutes: LUNCH_MINUTES },
    closures: courtIds.slice(-1).map((courtId) => {
      return { courtId, from: broken, to: broken + OUT_OF_USE_MINUTES * MINUTE };
    }),
  };
}

/** The desk announces lunch before play begins, and finds a court out of use in the middle of the day. */
export async function announceBreaks(
  { desk, tournamentId: id, log }: { desk: Device; tournamentId: number; log: DayLog },
  { lunch, closures }: Breaks,
): Promise<void> {
  const add = async (made: NewBreak) => {
    const body = { id: uuidv7(), break: made };
    await must(desk.send(addBreak, { params: { id }, body }), 'adding a break');
  };
  if (lunch) {
    const { minutes } = lunch;
    await add({ kind: 'lunch', eventId: null, ...timesOf(lunch), minutes });
  }
  for (const closure of closures) {
    const { courtId, from: at } = closure;
    log.due.push({ at, run: () => add({ kind: 'court', courtId, ...timesOf(closure) }) });
  }
}

type NewBreak = Sent<typeof addBreak>['body']['break'];

/** "HH:MM" on the clocks of the hall. */
function timesOf({ from, to }: { readonly from: number; readonly to: number }) {
  const clock = (at: number) => sheetTime(new Date(at).toISOString()).slice(-5);
  return { from: clock(from), until: clock(to) };
}
