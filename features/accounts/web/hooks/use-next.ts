import { useSearchParams } from 'react-router';
import { useTakenOver } from '#platform/web/navigation/taken-over.ts';
import { safeNext } from '../lib/next-path.ts';

/** Where to go after logging in; null while a prerendered page is hydrated. */
export function useNext(): string | null {
  const [params] = useSearchParams();
  return useTakenOver() ? safeNext(params.get('next')) : null;
}
