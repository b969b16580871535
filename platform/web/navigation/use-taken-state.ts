import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pick } from '#platform/shared/merge-edit.ts';

/**
 * What the navigation state has under some names as the screen opens. It is removed from the history, so that a reload and a return to
 * the screen do without it.
 */
export function useTakenState<State extends object>(...names: (keyof State)[]): Partial<State> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const carried: Partial<State> = state ?? {};
  const [taken] = useState<Partial<State>>(() => pick(carried, names));
  const isThere = names.some((name) => carried[name] !== undefined);
  useEffect(() => {
    if (!isThere) return;
    const rest = Object.entries(carried).filter(([name]) => !names.some((one) => one === name));
    const left = Object.fromEntries(rest);
    navigate({ pathname, search }, { replace: true, state: left, preventScrollReset: true });
  });
  return taken;
}
