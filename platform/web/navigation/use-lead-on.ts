import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

/**
 * Leads on after an answer or by itself, unless the person has left the address of the screen meanwhile: a screen is shown,
 * and its promises run on, while the code of the next one loads. Gives whether it has led.
 */
export function useLeadOn() {
  const navigate = useNavigate();
  const here = useRef('');
  useEffect(() => {
    here.current = location.pathname;
  }, []);
  return useCallback(
    async (to: To, options?: NavigateOptions): Promise<boolean> => {
      if (location.pathname !== here.current) return false;
      await navigate(to, options);
      return true;
    },
    [navigate],
  );
}
