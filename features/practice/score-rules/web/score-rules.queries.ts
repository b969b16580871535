import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import { scoreRules } from '../score-rules.contract.ts';
import type { RulesKind } from '../score-rules.vocabulary.ts';

const rules = call(scoreRules);

/** The rules that a group chose last for a kind of practice. */
export const scoreRulesQuery = (groupId: number, kind: RulesKind) =>
  queryOptions({
    queryKey: ['practice', 'score-rules', groupId, kind],
    queryFn: async ({ signal }) => unwrap(await rules({ params: { groupId, kind }, signal })).rules,
  });
