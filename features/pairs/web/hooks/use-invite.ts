import { useQueryClient } from '@tanstack/react-query';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Sent } from '#platform/shared/endpoint.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import type * as contract from '../../pairs.contract.ts';
import { invite, type Pair, pairQuery } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

export type Wanted = Sent<typeof contract.invite>['body']['partner'];

/** Invites a partner in place of the one that the screen shows; refused when that one has answered meanwhile. */
export function useInvite(pair: Pair, onDone: (pair: Pair, wanted: Wanted) => void) {
  const t = useText();
  const queries = useQueryClient();
  const { entryId, partner } = pair;
  const { submit, isPending } = useSubmit({
    // The id is that of the invitation and of what the screen shows: a resend invites nobody twice, another one is another.
    send: ({ wanted, seen }: Invitation, id) =>
      invite({ params: { id: entryId }, body: { id, seen, partner: wanted } }),
    reads: TOURNAMENT_READS,
    readsAfter: 'attempt',
    inBackground: true,
    words: t,
    onSuccess: ({ pair: now }, { wanted }) => {
      queries.setQueryData(pairQuery(entryId).queryKey, now);
      onDone(now, wanted);
    },
  });
  return {
    submit: (wanted: Wanted) =>
      submit({ wanted, seen: partner && { id: partner.id, state: partner.state } }),
    isPending,
  };
}

interface Invitation {
  readonly wanted: Wanted;
  readonly seen: Sent<typeof contract.invite>['body']['seen'];
}
