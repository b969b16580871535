import { readOwnPractice } from '#features/day/open-tables/server/open-tables.reading.commands.ts';
import type { FindOwnDays, OwnDay } from '#features/entries/own-day/server/own-day.provider.ts';
import { listDays } from './my-day.commands.ts';
import { asOwnDay } from './my-day.days.presenter.ts';

/** The open days of today of one account, for My Tournaments and for the page of a guardian. */
export const findOwnDays: FindOwnDays = async (services, accountId) => {
  const { db, clock } = services;
  const days: OwnDay[] = [];
  for (const day of await listDays(services, [accountId])) {
    const { tournament } = day;
    const practice = await readOwnPractice(db, { tournament, accountId, now: clock.now() });
    days.push(asOwnDay(day, practice));
  }
  return days;
};
