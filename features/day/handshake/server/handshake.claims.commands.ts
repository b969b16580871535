import { ok, type Result, refuse } from '#domain/common/result.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { type DeskRequest, findForDesk } from '../../server/day.locks.commands.ts';
import type { AnswerRefusal } from './handshake.answers.commands.ts';
import { answerAgain } from './handshake.commands.ts';
import { lockMatch } from './handshake.locks.commands.ts';
import type { MatchRef } from './handshake.matches.commands.ts';
import { type SavingRefusal, saveIn } from './handshake.saving.commands.ts';
import * as store from './handshake.store.ts';

/** The desk decides for the side that has contradicted. */

interface Decision extends DeskRequest, MatchRef {
  readonly writeId: string;
  /** Of the result that was shown. */
  readonly seenVersion: number;
}

/**
 * Makes what the other side says the result, as one that the desk has entered: it asks nobody any more. Idempotent by `writeId`.
 * Refuses where nobody contradicts with a score, and what the saving of a result refuses.
 */
export async function acceptClaim(
  services: Services,
  { account, writeId, seenVersion, ...where }: Decision,
): Promise<Result<null, AnswerRefusal | 'NO_CLAIM'> | SavingRefusal> {
  return services.db.transaction(async (tx) => {
    const { tournamentId } = where;
    const desk = await findForDesk(tx, { tournamentId, account });
    if (!desk.ok) return desk;
    const wanted = { ...where, isDesk: true };
    const locked = await lockMatch<null, never>(services, tx, wanted, async () => ok(null));
    if (!locked.ok) return locked;
    const { found, tournament } = locked.value;
    const again = await answerAgain(tx, writeId, found);
    if (again) return again;
    const { match } = found;
    if (!match.row || match.version !== seenVersion) return refuse('RESULT_CHANGED');
    const agreement = await store.findByMatch(tx, match.row.id);
    const isOpen = agreement?.version === match.version && agreement.state === 'disputed';
    if (!isOpen || !agreement.claim) return refuse('NO_CLAIM');
    const { sets, status, winner } = agreement.claim;
    const saved = await saveIn(services, tx, {
      tournament,
      found,
      entry: {
        writeId,
        sets,
        status,
        winner,
        baseVersion: match.version,
        drawNumber: match.drawNumber,
        player1Id: match.player1,
        player2Id: match.player2,
        scoreFormat: match.scoreFormat,
        author: { kind: 'player', accountId: account.id },
      },
    });
    if (!saved.ok) return saved;
    await logDesk(services, tx, { account, tournament });
    await services.publish(tx, { type: 'handshake.changed', tournamentId });
    return ok(null);
  });
}
