import { ok, type Result, refuse } from '#domain/common/result.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import {
  type DayRefusal,
  type DeskRequest,
  findForDesk,
  type LockedDay,
  lockDay,
} from './day.locks.commands.ts';

/** One change of the desk, or of whom `find` permits, to an open day, under its lock and in the history of the tournament; `carryOut` gives why not. */
export async function changeDay<Code extends string>(
  services: Services,
  request: DeskRequest,
  carryOut: (tx: Db, locked: LockedDay) => Promise<Code | null>,
  find = findForDesk,
): Promise<Result<null, DayRefusal | Code>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockDay(services, tx, request, find);
    if (!locked.ok) return locked;
    const refusal = await carryOut(tx, locked.value);
    if (refusal) return refuse(refusal);
    const { tournament } = locked.value;
    const { account } = request;
    await logDesk(services, tx, { account, tournament });
    await services.publish(tx, { type: 'day.changed', tournamentId: tournament.id });
    return ok(null);
  });
}
