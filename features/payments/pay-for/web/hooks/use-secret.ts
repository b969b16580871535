import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tryStorage } from '#platform/web/forms/draft.ts';

const NAME = 'pay-for';

/**
 * The secret of the link, after "#". It is remembered while the tab is open: the pages of a bank or a payment app lead back
 * without it. '' without one.
 */
export function useSecret(): string {
  const given = useLocation().hash.slice(1);
  useEffect(() => {
    if (given) tryStorage(() => sessionStorage.setItem(NAME, given));
  }, [given]);
  return given || (tryStorage(() => sessionStorage.getItem(NAME)) ?? '');
}
