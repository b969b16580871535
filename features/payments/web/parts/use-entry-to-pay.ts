import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type CarriedEntry,
  currentEntryQuery,
  entryQuery,
} from '#features/entries/web/entries.queries.ts';
import { isRefused } from '#platform/web/api/faults.ts';
import { now } from '#platform/web/clock.ts';
import { useCarried } from '#platform/web/navigation/screens.tsx';
import { type Prepare, useSample } from './use-sample.ts';

/** Until the place has surely gone or been paid, ask again so often, in milliseconds. */
const WHEN_OVER = 15_000;

/**
 * The entry that is to be paid: the one in the address or carried here, else my entry of the carried tournament, else
 * my newest reservation, else in the demo a sample. What was carried is only a hint: the server says how it stands.
 */
export function useEntryToPay() {
  const { id, choose, found, current, carriedTournament } = useOwn();
  // "None" from an earlier visit may be out of date.
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
    /** Stays the same from a sample to its reservation, so that nothing typed is lost. */
    visit: useVisit(entry, id === null),
    answeredAt: found.dataUpdatedAt,
    /** A sample's place is reserved only once somebody asks for the id. */
    reserved: id !== null,
    prepare,
    none: missing || (nothing && sample.entry === null),
    failed: lost ? { error: query.error } : null,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** My own entry: the one that was named, or the newest that waits for payment; `id` is null without one. */
function useOwn() {
  const carried = useCarried<CarriedEntry>();
  const [address] = useSearchParams();
  // Found once, it stays: as soon as it is paid it is nobody's newest reservation any more.
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
    // From the other read, or carried: shown at once, and asked for anew all the same.
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
