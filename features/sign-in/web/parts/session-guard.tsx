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
import { withNext } from '#features/accounts/web/parts/next-path.ts';
import { type Session, useSession } from '#features/accounts/web/parts/session.ts';
import type { Access } from '#platform/web/navigation/screens.tsx';
import { ScreenPlaceholder } from '#platform/web/shell/screen-placeholder.tsx';
import type { Keeper } from '../../sign-in-again/web/parts/session-keeper.tsx';

// Not part of the first load: most screens that people open are open to them.
const ClosedScreen = lazy(() =>
  import('./access-denied.tsx').then(({ ClosedScreen }) => ({ default: ClosedScreen })),
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
  const account = data?.account?.id ?? null;
  const last = useLast(account, data !== undefined);
  const Keeper = useKeeper();
  // What is forgotten tells nobody: who is signed in is asked again by drawing again.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  if (!data) {
    if (error) throw error;
    // Asked once and waiting for a connection; kept data may still come and take its place.
    if (fetchStatus === 'paused') return <ClosedScreen reason="offline" />;
    return <ScreenPlaceholder />;
  }
  if (data.account?.mustChangePassword && pathname !== NEW_PASSWORD) {
    return <Navigate to={withNext(NEW_PASSWORD, pathname + search)} replace />;
  }
  // A session that has ended takes no screen away: what was typed into it stays until the person is back, or leaves.
  const owner = account ?? (Keeper && last);
  const open = isAllowed(access, data) || (owner && !account);
  return (
    <>
      {/* Whoever comes next gets a screen of their own, with nothing in it that another person has typed. */}
      <Fragment key={owner}>{open ? children : <ClosedScreen reason={access} />}</Fragment>
      {Keeper && owner ? <Keeper account={owner} lost={!account} onLeft={drawAgain} /> : null}
    </>
  );
}

/** For the eye only: the server decides for itself at every call. */
function isAllowed(access: Access, { account }: Session): boolean {
  if (access === 'public') return true;
  if (!account) return false;
  return access === 'signed-in' || account.roles.includes(access);
}

/** Whose screen this was before nobody was signed in any more; forgotten when everything is. */
function useLast(account: string | null, known: boolean): string | null {
  const last = useRef(account);
  useEffect(() => {
    if (account || !known) last.current = account;
  }, [account, known]);
  return last.current;
}

/** Comes after the screen, and may be missing where its code cannot be loaded. */
function useKeeper(): ComponentType<Keeper> | undefined {
  const [keeper, setKeeper] = useState<ComponentType<Keeper>>();
  useEffect(() => {
    import('../../sign-in-again/web/parts/session-keeper.tsx').then(
      ({ SessionKeeper }) => setKeeper(() => SessionKeeper),
      () => {},
    );
  }, []);
  return keeper;
}
