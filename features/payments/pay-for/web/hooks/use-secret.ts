import { useEffect } from 'react';
import { useLocation } from 'react-router';

const NAME = 'pay-for';

/**
 * The secret of the link, after "#". It is remembered while the tab is open: the pages of a bank or a payment app lead back
 * without it. '' without one.
 */
export function useSecret(): string {
  const given = useLocation().hash.slice(1);
  useEffect(() => {
    if (given) attempt(() => sessionStorage.setItem(NAME, given));
  }, [given]);
  return given || (attempt(() => sessionStorage.getItem(NAME)) ?? '');
}

/** Storage may be forbidden, such as in a private window. */
function attempt<Given>(use: () => Given): Given | null {
  try {
    return use();
  } catch {
    return null;
  }
}
