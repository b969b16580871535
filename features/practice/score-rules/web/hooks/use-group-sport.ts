import { useQuery } from '@tanstack/react-query';
import type { Sport } from '#domain/scoring/formats.ts';
import type { RulesKind } from '../../score-rules.vocabulary.ts';
import { scoreRulesQuery } from '../score-rules.queries.ts';

/** The sport of a group, which its score rules say; unspecified without a group, and until it is known. */
export function useGroupSport(groupId: number | null, kind: RulesKind): Sport {
  const query = useQuery({ ...scoreRulesQuery(groupId ?? 0, kind), enabled: groupId !== null });
  return query.data?.sport ?? 'unspecified';
}
