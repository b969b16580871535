import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type CarriedEntry,
  currentEntryQuery,
  entryQuery,
} from '#features/entries/web/entries.queries.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { now } from '#platform/web/clock.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { type Prepare, useSample } from './use-sample.ts';

/** The polling interval from the end of the reservation until the place is surely gone or paid, in milliseconds. */
const WHEN_OVER = 15_000;

/**
 * The entry to pay: the one in the address or carried here, else my entry of the carried tournament, else my newest
 * reservation, else in the demo a sample. Carried values are only a hint: the server knows the current state.
 */
export function useEntryToPay() {
  const { id, choose, found, current, carriedTournament } = useOwn();
  // A cached "none" may be out of date.
  const nothing = id === null && current.data === null && current.isFetchedAfterMount;
  const sample = useSample(nothing && !carriedTournament);
  const query = id !== null ? found : nothing ? sample.query : current;
  const missing = isRefused(query.error, 'ENTRY_NOT_FOUND', 'INVALID_INPUT');
  const entry = missing ? undefined : (found.data ?? sample.entry ?? undefined);
  const lost = !entry && !missing && (query.isError || query.isPaused);
  const { refetch } = query;

  const prepare: Prepare = async () => {
    const prepared = id ?? (await sample.prepare());
    if (typeof prepared === 'string') choose(prepared);
    return prepared;
  };
  return {
    entry,
    /** Stays the same from a sample to its reservation, so that no typed value is lost. */
    visit: useVisit(entry, id === null),
    answeredAt: found.dataUpdatedAt,
    /** A sample's place is reserved only once a caller needs the id. */
    reserved: id !== null,
    prepare,
    none: missing || (nothing && sample.entry === null),
    failed: lost ? { error: query.error } : null,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** My own entry: the named one, or the newest that waits for payment; `id` is null without one. */
function useOwn() {
  const carried = useLocationState<CarriedEntry>();
  const [address] = useSearchParams();
  // Its id stays once it is found: a paid entry is no longer the newest reservation.
  const [chosen, choose] = useState(address.get('entry') ?? carried?.entry?.id ?? null);
  const current = useQuery({
    ...currentEntryQuery(carried?.tournament?.id),
    enabled: chosen === null,
  });
  if (chosen === null && current.data) choose(current.data.id);
  const id = chosen ?? current.data?.id ?? null;
  const found = useQuery({
    ...entryQuery(id ?? ''),
    enabled: id !== null,
    // From the other read, or carried: shown immediately, and read again all the same.
    placeholderData: () => current.data ?? (carried?.entry?.id === id ? carried?.entry : undefined),
    refetchInterval: ({ state }) => (isOver(state.data?.reservedUntil) ? WHEN_OVER : false),
  });
  return { id, choose, found, current, carriedTournament: carried?.tournament };
}

function useVisit(entry: { readonly id: string } | undefined, isSample: boolean): string {
  const [began, setBegan] = useState<string | null>(null);
  if (began === null && entry && isSample) setBegan(entry.id);
  return began ?? entry?.id ?? '';
}

function isOver(reservedUntil: string | null | undefined): boolean {
  return Boolean(reservedUntil) && Date.parse(reservedUntil ?? '') <= now().getTime();
}
