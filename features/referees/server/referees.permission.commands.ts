import type { Db } from '#platform/server/db/database.ts';
import { mayReferee } from '../referees.policy.ts';
import { existsAccepted } from './referees.store.ts';

type Account = Parameters<typeof mayReferee>[0] & { readonly id: string };
type Tournament = Parameters<typeof mayReferee>[1] & { readonly id: number };

/** Whether somebody runs a tournament or referees it, and so may work at its desk. */
export async function isAtDesk(db: Db, account: Account, tournament: Tournament): Promise<boolean> {
  const isReferee = await existsAccepted(db, tournament.id, account.id);
  return mayReferee(account, tournament, { isReferee });
}
