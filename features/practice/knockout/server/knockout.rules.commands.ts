import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Services } from '#platform/server/services.ts';
import { scoreFormatOf, visibleSession } from '../../practice.policy.ts';
import { isChoice, wasChangedMeanwhile } from '../../score-rules/score-rules.policy.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';

export interface RulesChange {
  readonly id: string;
  readonly writeId: string;
  /** The format that the writer saw. */
  readonly seen: ChosenFormat | null;
  readonly scoreFormat: ChosenFormat | null;
  readonly accountId: string;
}

type RulesRefusal = 'SESSION_NOT_FOUND' | 'UNKNOWN_FORMAT' | 'RULES_CHANGED';

/**
 * Changes the score format of the matches that have no result yet. Everybody who records results may, as in a league.
 * Idempotent by `writeId`.
 */
export async function changeRules(
  { db, clock, publish }: Pick<Services, 'db' | 'clock' | 'publish'>,
  { id, writeId, accountId, ...change }: RulesChange,
): Promise<Result<sessions.SessionAndGroup, RulesRefusal>> {
  const { scoreFormat } = change;
  if (!isChoice(scoreFormat)) return refuse('UNKNOWN_FORMAT');
  const stored = await sessions.findWithGroup(db, accountId, id);
  const found = visibleSession(stored, { format: 'knockout' });
  if (!found.ok) return refuse('SESSION_NOT_FOUND');
  const { group } = found.value;
  return db.transaction(async (tx) => {
    const session = (await sessions.findForUpdate(tx, id))!;
    if (session.deletedAt) return refuse('SESSION_NOT_FOUND');
    if (await matchStore.findWrite(tx, writeId)) return ok({ session, group });
    if (wasChangedMeanwhile(scoreFormatOf(session), change)) return refuse('RULES_CHANGED');
    const next = {
      settings: { ...session.settings, scoreFormat },
      version: session.version + 1,
    };
    await sessions.update(tx, id, next);
    await matchStore.insertWrite(tx, {
      id: writeId,
      subjectId: id,
      kind: 'change',
      version: next.version,
      content: { scoreFormat },
      accountId,
      at: clock.now(),
    });
    await publish(tx, { type: 'session.changed', sessionId: id });
    return ok({ session: { ...session, ...next }, group });
  });
}
