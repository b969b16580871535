import { useLocation, useNavigate } from 'react-router';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { personChanged } from '#features/accounts/web/lib/session.ts';

/** Goes to where the person was going, with its navigation state. A new organizer's own page comes first. */
export function useGoOn(next: string | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (mustChangePassword: boolean) => {
    await personChanged();
    const carried = (state as { carried?: unknown } | null)?.carried;
    const to = mustChangePassword ? withNext('/new-password', next) : (next ?? '/');
    await navigate(to, { replace: true, state: carried ?? null });
  };
}
