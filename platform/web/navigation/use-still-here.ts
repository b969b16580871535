import { useEffect, useRef } from 'react';

/**
 * Says whether the person is still at the address of the screen. One that goes on by itself asks first: it is shown, and its
 * promises run on, while the code of the next screen loads.
 */
export function useStillHere(): () => boolean {
  const here = useRef('');
  useEffect(() => {
    here.current = location.pathname;
  }, []);
  return () => location.pathname === here.current;
}
