import { v7 as newId } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import * as matchStore from '#features/matches/server/matches.store.ts';
import type { Services } from '#platform/server/services.ts';
import { isChoice, wasChangedMeanwhile } from '../score-rules.policy.ts';
import * as rules from './score-rules.store.ts';

export interface RulesChoice extends rules.RulesScope {
  readonly writeId: string;
  readonly seen: ChosenFormat | null;
  readonly scoreFormat: ChosenFormat | null;
  readonly accountId: string;
}

/** Remembers the rules for the group's next matches; gives those that are stored then. Idempotent by `writeId`. */
export async function chooseScoreRules(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  choice: RulesChoice,
): Promise<Result<ChosenFormat | null, 'GROUP_NOT_FOUND' | 'RULES_CHANGED' | 'UNKNOWN_FORMAT'>> {
  const { groupId, kind, scoreFormat, accountId, writeId } = choice;
  if (!isChoice(scoreFormat)) return refuse('UNKNOWN_FORMAT');
  if (!(await groups.findVisible(db, accountId, groupId))) return refuse('GROUP_NOT_FOUND');
  return db.transaction(async (tx) => {
    await rules.insertMissing(tx, { id: newId(), groupId, kind });
    const stored = await rules.findForUpdate(tx, { groupId, kind });
    if (await matchStore.findWrite(tx, writeId)) return ok(stored.scoreFormat);
    if (isSameFormat(stored.scoreFormat, scoreFormat)) return ok(stored.scoreFormat);
    if (wasChangedMeanwhile(stored.scoreFormat, choice)) return refuse('RULES_CHANGED');
    const next = { scoreFormat, version: stored.version + 1 };
    await rules.update(tx, stored.id, next);
    await matchStore.insertWrite(tx, {
      id: writeId,
      subjectId: stored.id,
      kind: 'change',
      version: next.version,
      content: { scoreFormat },
      accountId,
      at: clock.now(),
    });
    return ok(scoreFormat);
  });
}
