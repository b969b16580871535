import { ok, type Result, refuse } from '#domain/common/result.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import { each } from '#platform/server/jobs/each.ts';
import type { Services } from '#platform/server/services.ts';
import {
  type DayRefusal,
  type DeskRequest,
  findForReferee,
  lockDay,
} from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import * as store from './handshake.store.ts';

export const SILENCE_JOB = 'handshake.silence';

/** Confirms the entered results of which nobody has said anything in time. Each day is locked before its results. */
export async function confirmBySilence({
  db,
  clock,
  publish,
  log,
}: Pick<Services, 'db' | 'clock' | 'publish' | 'log'>): Promise<void> {
  const items = await store.listDue(db, clock.now());
  await each(
    { log, job: SILENCE_JOB, items, idOf: ({ matchId }) => matchId },
    ({ tournamentId, matchId, version }) =>
      db.transaction(async (tx) => {
        await days.updateVersion(tx, tournamentId);
        const now = clock.now();
        const found = await store.findByMatch(tx, matchId);
        const isDue = found?.state === 'entered' && found.version === version && found.dueAt <= now;
        if (!isDue) return;
        await store.updateConfirmed(tx, matchId, { by: 'silence', at: now });
        await publish(tx, { type: 'handshake.changed', tournamentId });
      }),
  );
}

/** Sets after how many minutes silence is consent, by a referee, for results that are entered from now on. */
export async function setSilence(
  services: Services,
  request: DeskRequest & { readonly seen: number; readonly next: number },
): Promise<Result<null, DayRefusal | 'DAY_CHANGED'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockDay(services, tx, request, findForReferee);
    if (!locked.ok) return locked;
    const { silenceMinutes } = locked.value.day;
    if (silenceMinutes === request.next) return ok(null);
    if (silenceMinutes !== request.seen) return refuse('DAY_CHANGED');
    await store.updateSilence(tx, request.tournamentId, request.next);
    await logDesk(services, tx, { account: request.account, ...locked.value });
    return ok(null);
  });
}
