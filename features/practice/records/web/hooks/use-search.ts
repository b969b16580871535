import { useLocation, useSearchParams } from 'react-router';
import { LONGEST_SEARCH } from '#platform/shared/bounds.ts';

/** The player's name that filters the records; in the address, so that it survives a reload and going back. */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  // The navigation state stays while the person types.
  const { state } = useLocation();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const setSearch = (next: string) =>
    setAddress(next ? { search: next } : {}, { replace: true, preventScrollReset: true, state });
  return { search, setSearch, suffix: search ? `?${new URLSearchParams({ search })}` : '' };
}
