import { v7 } from 'uuid';
import type { Output } from '#platform/shared/endpoint.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { SidesForm } from '../../../web/lib/sides-form.ts';
import { addFreeMatch } from '../../free-practice.contract.ts';
import { freeMatchesQuery } from '../free-practice.queries.ts';
import { ADD_KIND, type AddedMatch } from './draft-rows.ts';

/** Adds a match to the list: stored on the phone first, so that it is there without a signal. */
export function addMatch(
  { discipline, playerA, partnerA, playerB, partnerB }: SidesForm,
  day: PlainDate,
  accountId: string,
): Promise<SubmitResult> {
  const body: AddedMatch = {
    id: v7(),
    player1Name: playerA,
    player2Name: playerB,
    ...(discipline === 'doubles' && { partner1Name: partnerA, partner2Name: partnerB }),
    playedOn: day,
  };
  const write = {
    id: v7(),
    kind: ADD_KIND,
    // Its score follows in the same queue.
    queueKey: body.id,
    ...requestOf(addFreeMatch, { body }),
    meta: null,
  };
  return outbox.submit(write, accountId);
}

/** Puts an accepted match into the list, where its pending write was. */
export function freeMatchAccepted({ match }: Output<typeof addFreeMatch>): void {
  queryClient.setQueryData(freeMatchesQuery.queryKey, (matches) =>
    matches && !matches.some(({ id }) => id === match.id) ? [...matches, match] : matches,
  );
}
