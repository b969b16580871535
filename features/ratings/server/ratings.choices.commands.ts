import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import { lockPlayer } from '#features/guardians/server/guardians.store.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
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
    // A guardian's choice that is being made is not overwritten by the player's.
    await lockPlayer(tx, accountId);
    const known = await people.findHidden(tx, accountId);
    if (known === 'guardian' && by === 'player') return refuse('HIDDEN_BY_GUARDIAN');
    if (hidden) await people.upsertHidden(tx, { accountId, by, at: clock.now() });
    else await people.deleteHidden(tx, accountId);
    await rankAgainIn(services, tx, accountId);
    return ok(hidden ? by : null);
  });
}

/** Puts a person into the rankings as they are now, at once. A step of other commands, the last one: it waits for rates that are being computed. */
export async function rankAgainIn(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  accountId: string,
): Promise<void> {
  const playerId = await findByAccount(tx, accountId);
  if (!playerId) return;
  await updateRanked(tx, dayInJapan(services.clock.now()), [playerId]);
  await queueMarks(services, tx);
}

/**
 * Takes a tournament out of the rates, or lets it count again, by an operator, whose steps are logged; every later rate of its sport follows in a job. A
 * repeated call changes nothing.
 */
export async function chooseRated(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  {
    tournamentId,
    isRated,
    operatorId,
    reason,
  }: {
    readonly tournamentId: number;
    readonly isRated: boolean;
    readonly operatorId: string;
    readonly reason?: string | undefined;
  },
): Promise<Result<null, 'TOURNAMENT_NOT_FOUND'>> {
  return services.db.transaction(async (tx) => {
    const tournament = await periods.findTournament(tx, tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const now = services.clock.now();
    const isChanged = isRated
      ? await periods.deleteUnrated(tx, tournamentId)
      : await periods.insertUnrated(tx, tournamentId, now);
    if (!isChanged) return ok(null);
    await audit.insert(tx, {
      actorId: operatorId,
      action: isRated ? 'tournament-rated' : 'tournament-unrated',
      subjectId: tournamentId,
      subject: tournament.name,
      note: reason ?? '',
      now,
    });
    // What is not final counts once it is.
    if (tournament.finalizedAt) await queueTournament(services, tx, { tournamentId });
    return ok(null);
  });
}
