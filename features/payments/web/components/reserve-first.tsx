import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import type { Prepare } from '../hooks/use-sample.ts';

/** Reserves the place that a payment link needs, as soon as it is shown; shows an error where that fails. */
export function ReserveFirst({ prepare }: { readonly prepare: Prepare }) {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let gone = false;
    void latest.current().then((outcome) => {
      if (!gone && typeof outcome !== 'string') setFailed(attempt);
    });
    return () => {
      gone = true;
    };
  }, [attempt]);
  return failed === attempt ? <LoadFailure onRetry={() => setAttempt(attempt + 1)} /> : null;
}
