import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
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
  // One id for every resend of an invitation: a lost answer invites nobody twice.
  const [id, setId] = useState(() => newId());
  const { entryId, partner } = pair;
  const { submit, isPending } = useSubmit({
    send: (wanted: Wanted) => {
      const seen = partner && { id: partner.id, state: partner.state };
      return invite({ params: { id: entryId }, body: { id, seen, partner: wanted } });
    },
    reads: TOURNAMENT_READS,
    inBackground: true,
    words: t,
    onSuccess: ({ pair: now }, wanted) => {
      queries.setQueryData(pairQuery(entryId).queryKey, now);
      setId(newId());
      onDone(now, wanted);
    },
  });
  return { submit, isPending };
}
