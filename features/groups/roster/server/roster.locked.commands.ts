import type { Result } from '#domain/common/result.ts';
import { schoolYearOf } from '#domain/common/school-grade.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import {
  type EditorRefusal,
  type GroupRequest,
  lockEditable,
} from '../../server/groups.commands.ts';
import * as store from './roster.store.ts';

export type RosterServices = Pick<Services, 'db' | 'clock'>;

/** The roster of a group, locked: joins, saves of the list and other changes of the roster wait. */
export interface LockedRoster {
  readonly group: { readonly id: number; readonly creatorAccountId: string };
  readonly pupils: readonly store.Pupil[];
  readonly now: Date;
  /** The school year of today. */
  readonly schoolYear: number;
}

/** Runs a change of a roster, in one transaction and under the lock of its group, for a person who may edit it. */
export async function withRoster<Outcome>(
  { db, clock }: RosterServices,
  request: GroupRequest,
  change: (tx: Db, roster: LockedRoster) => Promise<Outcome>,
): Promise<Outcome | Result<never, EditorRefusal>> {
  return db.transaction(async (tx) => {
    const editable = await lockEditable(tx, request);
    if (!editable.ok) return editable;
    const now = clock.now();
    const pupils = await store.listPupils(tx, request.groupId);
    const schoolYear = schoolYearOf(dayInJapan(now));
    return change(tx, { group: editable.value, pupils, now, schoolYear });
  });
}
