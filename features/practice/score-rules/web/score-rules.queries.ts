import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { type chooseScoreRules, scoreRules } from '../score-rules.contract.ts';
import type { RulesKind } from '../score-rules.vocabulary.ts';

const rules = call(scoreRules);

/** The rules that a group chose last for a kind of practice. */
export const scoreRulesQuery = (groupId: number, kind: RulesKind) =>
  queryOptions({
    queryKey: ['practice', 'score-rules', groupId, kind],
    queryFn: async ({ signal }) => unwrap(await rules({ params: { groupId, kind }, signal })).rules,
  });

/** Caches the rules that the server has accepted. */
export function rulesAccepted(chosen: Output<typeof chooseScoreRules>): void {
  const { groupId, kind, rules: accepted } = chosen;
  queryClient.setQueryData(scoreRulesQuery(groupId, kind).queryKey, accepted);
}
