import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Navigate, useLocation } from 'react-router';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { type Session, useSession } from '#features/accounts/web/lib/session.ts';
import type { Access } from '#platform/web/navigation/screens.tsx';
import { ScreenPlaceholder } from '#platform/web/shell/screen-placeholder.tsx';
import type { Keeper } from '../../reauthenticate/web/components/session-keeper.tsx';

// Not part of the first load: people may see most screens that they open.
const AccessDenied = lazy(() =>
  import('./access-denied.tsx').then(({ AccessDenied }) => ({ default: AccessDenied })),
);

/** Where an account with a one-time password is sent first. */
const NEW_PASSWORD = '/new-password';

interface Props {
  readonly access: Access;
  readonly children: ReactNode;
}

/** Shows a screen to those who may see it, and to others how to get access. */
export function SessionGuard({ access, children }: Props) {
  return access === 'public' ? children : <Guarded access={access}>{children}</Guarded>;
}

function Guarded({ access, children }: Props) {
  const { data, error, fetchStatus } = useSession();
  const { pathname, search } = useLocation();
  const account = data?.account?.id ?? null;
  const last = useLast(account, data !== undefined);
  const Keeper = useKeeper();
  // Clearing the cache notifies no observer: rendering again asks again who is signed in.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  if (!data) {
    if (error) throw error;
    // The query waits for a connection; cached data may still be restored and take its place.
    if (fetchStatus === 'paused') return <AccessDenied reason="offline" />;
    return <ScreenPlaceholder />;
  }
  if (data.account?.mustChangePassword && pathname !== NEW_PASSWORD) {
    return <Navigate to={withNext(NEW_PASSWORD, pathname + search)} replace />;
  }
  // A session that has ended removes no screen: what was typed into it stays until the person is back, or leaves.
  const owner = account ?? (Keeper && last);
  const open = isAllowed(access, data) || (owner && !account);
  return (
    <>
      {/* The next person gets a new screen, with nothing in it that another person has typed. */}
      <Fragment key={owner}>{open ? children : <AccessDenied reason={access} />}</Fragment>
      {Keeper && owner ? <Keeper account={owner} lost={!account} onLeft={drawAgain} /> : null}
    </>
  );
}

/** For display only: the server checks access at every call. */
function isAllowed(access: Access, { account }: Session): boolean {
  if (access === 'public') return true;
  if (!account) return false;
  return access === 'signed-in' || account.roles.includes(access);
}

/** The account whose screen this was before the session ended; cleared together with the cache. */
function useLast(account: string | null, known: boolean): string | null {
  const last = useRef(account);
  useEffect(() => {
    if (account || !known) last.current = account;
  }, [account, known]);
  return last.current;
}

/** Loaded after the screen; it may be missing where its code cannot be loaded. */
function useKeeper(): ComponentType<Keeper> | undefined {
  const [keeper, setKeeper] = useState<ComponentType<Keeper>>();
  useEffect(() => {
    import('../../reauthenticate/web/components/session-keeper.tsx').then(
      ({ SessionKeeper }) => setKeeper(() => SessionKeeper),
      () => {},
    );
  }, []);
  return keeper;
}
