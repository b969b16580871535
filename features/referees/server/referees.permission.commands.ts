import type { Db } from '#platform/server/db/database.ts';
import { mayReferee, mayWorkAtDesk } from '../referees.policy.ts';
import { findDuty } from './referees.store.ts';

type Account = Parameters<typeof mayReferee>[0] & { readonly id: string };
type Tournament = Parameters<typeof mayReferee>[1] & { readonly id: number };

/** Whether somebody runs a tournament or referees it: draws, decides withdrawals, and says how the day goes. */
export async function isReferee(
  db: Db,
  account: Account,
  tournament: Tournament,
): Promise<boolean> {
  return mayReferee(account, tournament, await findDuty(db, tournament.id, account.id));
}

/** Whether somebody may work at the desk of a tournament: a desk helper, and those who run or referee it. */
export async function isAtDesk(db: Db, account: Account, tournament: Tournament): Promise<boolean> {
  return mayWorkAtDesk(account, tournament, await findDuty(db, tournament.id, account.id));
}
