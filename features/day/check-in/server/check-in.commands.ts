import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { type DayRefusal, type DeskRequest, lockDay } from '../../server/day.locks.commands.ts';
import { tickOf } from '../check-in.policy.ts';
import * as store from './check-in.store.ts';

interface Ticks extends DeskRequest {
  readonly state: CheckInState;
  readonly people: readonly { readonly id: string; readonly seenVersion: number }[];
}

/**
 * Marks people as present, absent or expected: all of them or none. A repeated write changes nothing; refuses where
 * somebody has changed one of them since the writer saw them.
 */
export async function tickPeople(
  services: Services,
  { state, people, ...request }: Ticks,
): Promise<Result<null, DayRefusal | 'PERSON_NOT_FOUND' | 'CHECK_IN_CHANGED'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockDay(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, now } = locked.value;
    const known = new Map((await store.listPeople(tx, tournament.id)).map((one) => [one.id, one]));
    const changed = new Map<string, store.StoredPerson>();
    for (const { id, seenVersion } of people) {
      const person = known.get(id);
      if (!person) return refuse('PERSON_NOT_FOUND');
      const tick = tickOf(person, { state, seenVersion });
      if (tick === 'changed-meanwhile') return refuse('CHECK_IN_CHANGED');
      if (tick === 'change') changed.set(id, person);
    }
    await store.upsertAll(tx, [...changed.values()], { state, by: 'desk', at: now });
    if (changed.size > 0) {
      await logDesk(services, tx, { account: request.account, tournament });
    }
    return ok(null);
  });
}
