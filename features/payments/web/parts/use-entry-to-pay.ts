import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type CarriedEntry,
  currentEntryQuery,
  entryQuery,
} from '#features/entries/web/parts/entry.ts';
import { isRefused } from '#platform/web/api/faults.ts';
import { now } from '#platform/web/clock.ts';
import { useCarried } from '#platform/web/navigation/screens.tsx';

/** Until the place has surely gone or been paid, ask again so often, in milliseconds. */
const WHEN_OVER = 15_000;

/**
 * The entry that is to be paid: the one in the address or carried here, else my entry of the carried tournament, else
 * my newest reservation. What was carried is only a hint: the server says how it stands.
 */
export function useEntryToPay() {
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
  const query = id === null ? current : found;
  const missing = isRefused(query.error, 'ENTRY_NOT_FOUND', 'INVALID_INPUT');
  const { refetch } = query;
  return {
    entry: missing ? undefined : found.data,
    answeredAt: found.dataUpdatedAt,
    none: missing || (id === null && current.data === null),
    failed: !missing && (query.isError || query.isPaused) ? { error: query.error } : null,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

function isOver(reservedUntil: string | null | undefined): boolean {
  return Boolean(reservedUntil) && Date.parse(reservedUntil ?? '') <= now().getTime();
}
