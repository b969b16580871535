import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { apply, type Entry, entryQuery } from '#features/entries/web/entries.queries.ts';
import { now } from '#platform/web/clock.ts';
import { type Outcome, outcomeOfError, outcomeOfRefusal } from '../lib/payment-phase.ts';
import { sampleQuery } from '../payments.queries.ts';

/** Gives the id of the entry to pay, and reserves its place first where needed; or says why there is none. */
export type Prepare = () => Promise<string | Outcome>;

/**
 * The demo's payment screen, opened directly, shows a payment of a sample tournament (spec section 2.24). Its place is
 * reserved only when it is needed, so that a look at the screen takes no place. `entry` is what will be reserved;
 * undefined while it loads, null where there is nothing to try.
 */
export function useSample(wanted: boolean) {
  const demo = useSession().data?.account?.demo === true;
  const query = useQuery({ ...sampleQuery, enabled: wanted && demo });
  const queries = useQueryClient();
  const [id] = useState(() => newId());
  const tournament = wanted && demo ? query.data : null;

  const prepare: Prepare = async () => {
    if (!tournament) return id;
    try {
      const answer = await apply({ body: { id, tournamentId: tournament.id, agreed: true } });
      if (!answer.ok) return outcomeOfRefusal(answer);
      const { entry } = answer.data;
      queries.setQueryData(entryQuery(entry.id).queryKey, entry);
      return entry.id;
    } catch (error) {
      return outcomeOfError(error);
    }
  };
  return { entry: tournament && asEntry(id, tournament), query, prepare };
}

/** The entry as it will be once the place is reserved. */
function asEntry(id: string, tournament: Entry['tournament']): Entry {
  return {
    id,
    event: {
      id: 0,
      name: '',
      eventType: tournament.eventType,
      level: tournament.level,
      isOnly: true,
    },
    pair: null,
    team: null,
    schoolName: null,
    applicationId: null,
    isMember: false,
    canRenameTeam: false,
    tournament,
    state: 'reserved',
    feeYen: tournament.feeYen,
    otherFeeYen: null,
    payment: 'due',
    waitsFor: null,
    reservedUntil: null,
    createdAt: now().toISOString(),
    confirmedAt: null,
    refund: 'none',
    refundYen: null,
    canWithdraw: true,
    asksToWithdraw: false,
    isRefundable: false,
    isForfeited: false,
    request: null,
    emergencyContact: null,
  };
}
