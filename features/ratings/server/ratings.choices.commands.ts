import { ok, type Result, refuse } from '#domain/common/result.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { Hider } from '../ratings.vocabulary.ts';
import * as people from './ratings.people.store.ts';
import * as periods from './ratings.periods.store.ts';
import { queueMarks, queueTournament } from './ratings.queue.commands.ts';
import { updateRanked } from './ratings.ranked.store.ts';

/**
 * Takes a person out of every ranking, or lets them be ranked again, at once. A repeated call changes nothing. What a guardian has decided, the player
 * does not undo.
 */
export async function chooseHidden(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  {
    accountId,
    hidden,
    by,
  }: {
    readonly accountId: string;
    readonly hidden: boolean;
    readonly by: Hider;
  },
): Promise<Result<Hider | null, 'HIDDEN_BY_GUARDIAN'>> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const known = await people.findHidden(tx, accountId);
    if (known === 'guardian' && by === 'player') return refuse('HIDDEN_BY_GUARDIAN');
    if (hidden) await people.upsertHidden(tx, { accountId, by, at: clock.now() });
    else await people.deleteHidden(tx, accountId);
    const playerId = await findByAccount(tx, accountId);
    if (playerId) {
      await updateRanked(tx, dayInJapan(clock.now()), [playerId]);
      await queueMarks(services, tx);
    }
    return ok(hidden ? by : null);
  });
}

/** Takes a tournament out of the rates, or lets it count again, by an operator; every later rate of its sport follows in a job. */
export async function chooseRated(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { tournamentId, isRated }: { readonly tournamentId: number; readonly isRated: boolean },
): Promise<Result<null, 'TOURNAMENT_NOT_FOUND'>> {
  return services.db.transaction(async (tx) => {
    if (!(await periods.findTournament(tx, tournamentId))) return refuse('TOURNAMENT_NOT_FOUND');
    if (isRated) await periods.deleteUnrated(tx, tournamentId);
    else await periods.insertUnrated(tx, tournamentId, services.clock.now());
    await queueTournament(services, tx, { tournamentId });
    return ok(null);
  });
}
