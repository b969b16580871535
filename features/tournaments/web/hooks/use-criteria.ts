import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, type Criteria, criteriaFrom, NO_CRITERIA } from '../lib/criteria.ts';

/**
 * The criteria in the address, where going back, reloading and sharing preserve them, and the function that changes
 * them.
 */
export function useCriteria() {
  const [address, setAddress] = useSearchParams();
  // The prerendered page knows no criteria: hydration has to start the same way.
  const ready = useSyncExternalStore(never, inBrowser, inMadePage);
  const criteria = ready ? criteriaFrom(address) : NO_CRITERIA;

  const change = useCallback(
    (part: Partial<Criteria>) =>
      setAddress((now) => addressOf({ ...criteriaFrom(now), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return { criteria, change, ready };
}

const never = () => () => {};
const inBrowser = () => true;
const inMadePage = () => false;
