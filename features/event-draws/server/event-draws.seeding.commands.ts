import { ok, type Result, refuse } from '#domain/common/result.ts';
import { decide } from '#domain/common/versioned-write.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { isSeeding, type Seeding, seedingRefusal } from '../event-draws.policy.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  lockStage,
  publishedRefusal,
} from './event-draws.locks.commands.ts';
import * as store from './event-draws.store.ts';

/** The order of the seeding list, by the organizer, a referee or an operator. The first stage is locked. */

interface SeedingWrite extends EventRequest {
  /** The version of the list that the writer saw. */
  readonly baseVersion: number;
  readonly seeding: Seeding;
}

export type SeedingRefusal =
  | ChangeRefusal
  | 'ENTRIES_OPEN'
  | 'DRAW_PUBLISHED'
  | 'MATCH_PLAYED'
  | 'SEEDING_CHANGED'
  | 'INVALID_ORDER'
  | 'INVALID_SEED_COUNT';

/**
 * Saves the order and the number of seeds; refuses where somebody else has changed them since, and while a draw is
 * published.
 */
export async function saveSeeding(
  services: CommandServices,
  { baseVersion, seeding, ...request }: SeedingWrite,
): Promise<Result<null, SeedingRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockStage(tx, { ...request, position: 0 });
    if (!locked.ok) return locked;
    const { tournament, event, stage } = locked.value;
    if (!stage || !event.isClosed) return refuse('ENTRIES_OPEN');
    const known = await store.listEntrants(tx, event.id);
    const decided = decideSeeding({ baseVersion, seeding }, { stage, known });
    if (decided !== 'apply') return decided === 'agrees' ? ok(null) : refuse(decided);
    const refusal = await publishedRefusal(tx, stage);
    if (refusal) return refuse(refusal);
    await store.updateRanks(tx, event.id, seeding.order);
    const { seedCount: _, ...settings } = stage.settings;
    const chosen = seeding.seedCount === null ? {} : { seedCount: seeding.seedCount };
    await stages.updateSettings(tx, stage.id, { ...settings, ...chosen });
    const saved = { accountId: request.account.id, now: services.clock.now() };
    await stages.updateSeeder(tx, stage.id, saved);
    await logStep(services, tx, {
      account: request.account,
      tournament,
    });
    return ok(null);
  });
}

/** Whether a seeding is saved, is stored already, or why it is refused. */
function decideSeeding(
  { baseVersion, seeding }: Pick<SeedingWrite, 'baseVersion' | 'seeding'>,
  { stage, known }: { stage: stages.StoredStage; known: readonly store.StoredEntrant[] },
): 'agrees' | 'apply' | 'SEEDING_CHANGED' | 'INVALID_ORDER' | 'INVALID_SEED_COUNT' {
  const same = isSeeding(seeding, { known, seedCount: stage.settings.seedCount ?? null });
  const verdict = decide({ storedVersion: stage.version, seenVersion: baseVersion, same });
  if (verdict === 'changed') return 'SEEDING_CHANGED';
  if (verdict === 'agrees') return verdict;
  const entrants = known.filter(({ isIn }) => isIn);
  return seedingRefusal(seeding, { entrants, known }) ?? 'apply';
}
