import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import type * as contract from '../practice.contract.ts';
import type * as scorecard from '../scorecard/scorecard.contract.ts';

const participants = call<typeof contract.participants>(
  'GET',
  '/api/practice/groups/:groupId/participants',
);
const match = call<typeof scorecard.match>('GET', '/api/practice/matches/:id');
export const removeMatch = call<typeof scorecard.removeMatch>(
  'DELETE',
  '/api/practice/matches/:id',
);
export const restoreMatch = call<typeof scorecard.restoreMatch>(
  'POST',
  '/api/practice/matches/:id/restore',
);

/** Everything that practice reads lies under this key. */
export const PRACTICE = 'practice';

/** Whom one can choose from in a group. */
export const participantsQuery = (groupId: number) =>
  queryOptions({
    queryKey: [PRACTICE, 'participants', groupId],
    queryFn: async ({ signal }) => unwrap(await participants({ params: { groupId }, signal })),
  });

/** One match, whatever its format. */
export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: [PRACTICE, 'match', id],
    queryFn: async ({ signal }) => unwrap(await match({ params: { id }, signal })).match,
  });

/** After a write: a match may stand in several lists, counts and tables. */
export function practiceChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PRACTICE] });
}
