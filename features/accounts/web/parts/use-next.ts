import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { safeNext } from './next-path.ts';

/**
 * Where to go after logging in. Null while a prerendered page is taken over: it was made without a query, and what
 * the browser shows at that moment must be the same.
 */
export function useNext(): string | null {
  const [params] = useSearchParams();
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return takenOver ? safeNext(params.get('next')) : null;
}

const never = () => () => {};
