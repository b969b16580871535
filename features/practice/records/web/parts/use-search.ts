import { useLocation, useSearchParams } from 'react-router';

const LONGEST = 80;

/** The player's name that the records are searched by; in the address, so that reloading and going back keep it. */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  // What the screen was opened with stays while one types.
  const { state } = useLocation();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST);
  const setSearch = (next: string) =>
    setAddress(next ? { search: next } : {}, { replace: true, preventScrollReset: true, state });
  return { search, setSearch, suffix: search ? `?${new URLSearchParams({ search })}` : '' };
}
