import type {
  FindOwnCheckIns,
  OwnCheckIn,
} from '#features/entries/check-ins/server/check-ins.provider.ts';
import * as days from '../../server/day.store.ts';
import { checkInOf } from '../check-in.policy.ts';
import { listOwn } from './check-in.store.ts';

/** A player's check-ins in the days that are open, for the list of their entries. */
export const findOwnCheckIns: FindOwnCheckIns = async (db, { accountId, tournamentIds }) => {
  const found: OwnCheckIn[] = [];
  for (const id of tournamentIds) {
    if (!(await days.find(db, id))) continue;
    const checkIn = await days.listCheckIn(db, id);
    const people = await listOwn(db, id, accountId);
    const listed = people.filter(({ eventId }) => checkInOf(checkIn, eventId).hasCheckIn);
    found.push(...listed.map(({ entryId, state }) => ({ entryId, state })));
  }
  return found;
};
