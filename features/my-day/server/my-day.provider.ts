import type { FindOwnDays } from '#features/entries/own-day/server/own-day.provider.ts';
import { listDays } from './my-day.commands.ts';
import { asOwnDay } from './my-day.days.presenter.ts';

/** The open days of today of one account, for My Tournaments and for the page of a guardian. */
export const findOwnDays: FindOwnDays = async (services, accountId) =>
  (await listDays(services, [accountId])).map(asOwnDay);
