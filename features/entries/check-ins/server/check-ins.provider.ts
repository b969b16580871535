import type { Db } from '#platform/server/db/database.ts';
import type { CheckInState } from '../check-ins.vocabulary.ts';

/** Whether the player of an entry, or the partner in it, is there. */
export interface OwnCheckIn {
  readonly entryId: string;
  readonly state: CheckInState;
}

/**
 * What an account is in the open days of these tournaments, in the events that are checked in. Days belong to a feature
 * above entries, which plugs in here.
 */
export type FindOwnCheckIns = (
  db: Db,
  own: { readonly accountId: string; readonly tournamentIds: readonly number[] },
) => Promise<OwnCheckIn[]>;
