import type { Db } from '#platform/server/db/database.ts';
import type { PlainDate } from '#platform/shared/format.ts';

/** An application of a group for a tournament that is to come, or with a team in a league that goes on, or whose money is still to go back. */
export interface OpenApplication {
  readonly id: string;
  readonly tournamentName: string;
}

/**
 * The open applications of a group, the earliest tournament first: somebody has to look after them, and only those who look after
 * the group say where their money goes. Money belongs to a feature above groups, which plugs in here.
 */
export type ListOpenApplications = (
  db: Db,
  groupId: number,
  today: PlainDate,
) => Promise<OpenApplication[]>;
