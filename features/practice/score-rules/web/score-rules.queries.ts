import { queryOptions } from '@tanstack/react-query';
import type { Sport } from '#domain/scoring/formats.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { type chooseScoreRules, type ScoreRules, scoreRules } from '../score-rules.contract.ts';
import type { RulesKind } from '../score-rules.vocabulary.ts';

const rules = call(scoreRules);

export interface GroupRules extends ScoreRules {
  /** Missing where `rulesAccepted` has cached the rules before their first read. */
  readonly sport?: Sport;
}

/** The rules that a group chose last for a kind of practice. */
export const scoreRulesQuery = (groupId: number, kind: RulesKind) =>
  queryOptions({
    queryKey: ['practice', 'score-rules', groupId, kind],
    queryFn: async ({ signal }): Promise<GroupRules> => {
      const answer = unwrap(await rules({ params: { groupId, kind }, signal }));
      return { ...answer.rules, sport: answer.sport };
    },
  });

/** Caches the rules that the server has accepted. */
export function rulesAccepted(chosen: Output<typeof chooseScoreRules>): void {
  const { groupId, kind, rules: accepted } = chosen;
  queryClient.setQueryData(scoreRulesQuery(groupId, kind).queryKey, (known) => ({
    ...known,
    ...accepted,
  }));
}
