import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import type { Ask } from '#features/guardians/web/components/age-question.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { MIN_DURATION, withMinDuration } from '#platform/web/timing.ts';
import type { TeamNameError, TeamNames } from '../../teams/web/hooks/use-team-names.ts';
import { apply, type CarriedEntry, type Entry, entryQuery } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import type { FeeSplit } from './use-fee-split.ts';

/**
 * Applies to one tournament, for its only event or for those that are chosen, then leads to the payment; or says why
 * that failed.
 */
export function useApplication(
  tournamentId: number,
  eventIds: readonly number[],
  { teams, fees }: { readonly teams: TeamNames; readonly fees: FeeSplit },
) {
  const t = useText();
  const queries = useQueryClient();
  const leadOn = useLeadOn();
  // One id for each event of this application, for every resend: a lost reply and a second tap change nothing.
  const [ids, setIds] = useState(() => new Map<number, string>());

  const toLogin = () =>
    leadOn(withNext('/login', `/confirm-tournament-application/${tournamentId}`));

  const goOn = (entry: Entry) => {
    queries.setQueryData(entryQuery(entry.id).queryKey, entry);
    const isFree = entry.state === 'confirmed';
    if (isFree) notify({ title: t.freeConfirmed, description: t.entryConfirmed });
    if (isFree) return leadOn('/my-tournaments');
    const carried: CarriedEntry = { tournament: entry.tournament, entry };
    return leadOn('/tournament-payment', { state: carried });
  };

  const { submit, isPending, failure } = useSubmit({
    /** `ask` is the question that the form contains, if any: without its answer nothing is sent. */
    send: async (ask: Ask | null) => {
      const answered = ask && (await ask());
      if (ask && !answered?.ok) return answered;
      const [first, ...also] = eventIds.map((eventId) => ({
        id: idIn(ids, eventId),
        eventId,
        team: teams.of(eventId)?.name,
        split: fees.of(eventId)?.split,
      }));
      if (!first) return null;
      const body = { ...first, tournamentId, also, agreed: true };
      return withMinDuration(MIN_DURATION.application, apply({ body }));
    },
    reads: TOURNAMENT_READS,
    // After a refusal, too, the page must show its reason, or the place whose confirmation was lost.
    readsAfter: 'attempt',
    // The page must not show the new place while the player leaves it.
    inBackground: true,
    // One that waits for its payment leads there; the others are paid with it.
    onSuccess: ({ entry, also }) =>
      goOn([entry, ...also].find(({ state }) => state === 'reserved') ?? entry),
    onRefusal: async ({ code, details }) => {
      const nameError = TEAM_NAME_ERRORS[code];
      if (nameError) {
        teams.refuse(Number(details?.eventId), nameError);
        return true;
      }
      // The id belongs to something else, such as an earlier place that has lapsed: start with another.
      if (code === 'ID_TAKEN') setIds(new Map());
      if (code === 'SIGN_IN_REQUIRED') {
        await toLogin();
        return true;
      }
      if (!(code in t.failures)) reportError(new Error(`Unexpected refusal ${code}`));
      return false;
    },
  });
  return { submit, isPending, failure, toLogin };
}

const TEAM_NAME_ERRORS: Readonly<Record<string, TeamNameError>> = {
  TEAM_NAME_MISSING: 'missing',
  TEAM_NAME_TAKEN: 'taken',
};

/** The id of the entry in an event, made when it is first needed. */
function idIn(ids: Map<number, string>, eventId: number): string {
  const id = ids.get(eventId) ?? newId();
  ids.set(eventId, id);
  return id;
}
