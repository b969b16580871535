import { useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Refused } from '#platform/web/api/faults.ts';
import type { Access } from '#platform/web/navigation/screens.tsx';
import { ScreenPlaceholder } from '#platform/web/shell/screen-placeholder.tsx';
import { withNext } from './next-path.ts';
import { type Session, sessionDoubted, useSession } from './session.ts';
import { useHeldScreen } from './use-held-screen.tsx';

// Not part of the first load: most screens that people open are open to them.
const ClosedScreen = lazy(() =>
  import('./closed-screen.tsx').then(({ ClosedScreen }) => ({ default: ClosedScreen })),
);

/** Where an account with a one-time password is sent first. */
const NEW_PASSWORD = '/new-password';

interface Props {
  readonly access: Access;
  readonly children: ReactNode;
}

/** Shows a screen to those who may see it, and to others how to become one of them. */
export function SessionGuard({ access, children }: Props) {
  return access === 'public' ? children : <Guarded access={access}>{children}</Guarded>;
}

function Guarded({ access, children }: Props) {
  const { data, error, fetchStatus } = useSession();
  const { pathname, search } = useLocation();
  useRefusalsWatched();
  const { held, again } = useHeldScreen(data);
  if (!data) {
    if (error) throw error;
    // Asked once and waiting for a connection; kept data may still come and take its place.
    if (fetchStatus === 'paused') return <ClosedScreen reason="offline" />;
    return <ScreenPlaceholder />;
  }
  if (data.account?.mustChangePassword && pathname !== NEW_PASSWORD) {
    return <Navigate to={withNext(NEW_PASSWORD, pathname + search)} replace />;
  }
  const screen = isAllowed(access, data) || held ? children : <ClosedScreen reason={access} />;
  return (
    <>
      {/* Whoever comes next gets a screen of their own, with nothing in it that another person has typed. */}
      <Fragment key={data.account?.id ?? held}>{screen}</Fragment>
      {again}
    </>
  );
}

/** For the eye only: the server decides for itself at every call. */
function isAllowed(access: Access, { account }: Session): boolean {
  if (access === 'public') return true;
  if (!account) return false;
  return access === 'signed-in' || account.roles.includes(access);
}

/** A session may end while a screen is open: the first read that is refused for it leads to the login. */
function useRefusalsWatched() {
  const cache = useQueryClient().getQueryCache();
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action as { error: unknown };
        if (error instanceof Refused && error.code === 'SIGN_IN_REQUIRED') sessionDoubted();
      }),
    [cache],
  );
}
