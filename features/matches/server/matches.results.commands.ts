import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import * as stages from './matches.stages.store.ts';
import type * as matches from './matches.store.ts';

/** Publishes that the desk has entered what is stored already; of others it says nothing. A step of the command that writes it. */
export async function publishAgreed(
  { publish }: Pick<CommandServices, 'publish'>,
  tx: Db,
  {
    isDesk = false,
    stored,
  }: {
    readonly isDesk?: boolean | undefined;
    readonly stored: Pick<matches.StoredMatch, 'id' | 'version'>;
  },
): Promise<void> {
  const { id: matchId, version } = stored;
  if (isDesk) await publish(tx, { type: 'result.agreed', matchId, version });
}

/** Publishes that a match of a stage has another result now, or none any more. A step of the command that writes it. */
export async function publishResult(
  { publish }: Pick<CommandServices, 'publish'>,
  tx: Db,
  {
    stageId,
    ownerAccountId,
    tieId = null,
  }: Pick<matches.NewMatch, 'stageId' | 'ownerAccountId' | 'tieId'>,
): Promise<void> {
  if (!stageId) return;
  // A match of practice has an owning account; its stage has the id of the session.
  if (ownerAccountId !== null) return publish(tx, { type: 'session.changed', sessionId: stageId });
  const event = await stages.findEvent(tx, stageId);
  if (!event) throw new Error(`the stage ${stageId} of a match without an owner is of no event`);
  await publish(tx, { type: 'result.changed', stageId, ...event, isRubber: tieId !== null });
}
