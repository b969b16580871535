import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A copy of this age may be one of an earlier visit, in milliseconds. */
const OLD = 15_000;
/** How long a screen waits for a newer one: a hall without a signal must not hide what the phone has stored. */
const PATIENT_MS = 1_500;

/**
 * A read without its data while that is an old copy and a newer one is on its way: somebody who opens the screen is not
 * asked about a result that is settled. After 1.5 seconds, and without a connection, the copy is shown.
 */
export function useCaughtUp<Data>(query: UseQueryResult<Data, unknown>) {
  const [isPatient, setPatient] = useState(true);
  // What is old is decided once: a copy that is shown does not vanish.
  const [wasOld] = useState(() => Date.now() - query.dataUpdatedAt > OLD);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { error, isError, isPaused, refetch } = query;
  const isBehind = wasOld && isPatient && query.isFetching && !query.isFetchedAfterMount;
  const isWaiting = isBehind && !isError && !isPaused;
  return { data: isWaiting ? undefined : query.data, error, isError, isPaused, refetch };
}
