import { useEffect, useRef, useState } from 'react';
import {
  invalidateSession,
  personChanged,
  sessionRenewed,
} from '#features/accounts/web/lib/session.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { onSessionEnd, type SessionEnd, showsAccount } from '#platform/web/api/tab-session.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';

const Reauthenticate = lazyComponent(
  async () => (await import('./reauthenticate.tsx')).Reauthenticate,
);
const ProveAgain = lazyComponent(
  async () =>
    (await import('#features/accounts/second-factor/web/components/prove-again.tsx')).ProveAgain,
);

export interface Keeper {
  /** The account whose screen is behind it. */
  readonly account: string;
  /** Nobody is signed in any more, and the screen stays for this person. */
  readonly lost: boolean;
  /** The person leaves, and everything that was read is forgotten. */
  readonly onLeft: () => void;
}

/** Watches a personal screen: when its session has ended, or a write needs the second factor again, asks for it over the screen. */
export function SessionKeeper({ account, lost, onLeft }: Keeper) {
  const waiting = useRef<((same: boolean) => void)[]>([]);
  const [refused, setRefused] = useState<SessionEnd | null>(null);
  const [left, setLeft] = useState(false);

  useEffect(() => showsAccount(account), [account]);
  useEffect(
    () =>
      onSessionEnd((why) => {
        setRefused(why);
        return new Promise((answer) => void waiting.current.push(answer));
      }),
    [],
  );
  useEffect(watchRefusals, []);
  const abandoned = useRef(false);
  abandoned.current = lost && !left;
  // The person left with the browser's back button: what they could read is cleared for the next one.
  useEffect(() => () => void (abandoned.current && personChanged()), []);

  const answerAll = (same: boolean) => {
    setRefused(null);
    for (const answer of waiting.current.splice(0)) answer(same);
  };
  const settle = (same: boolean) => {
    setLeft(!same);
    answerAll(same);
    if (same) void sessionRenewed();
    else void personChanged().then(onLeft);
  };
  const why = refused ?? (lost ? 'SIGN_IN_REQUIRED' : null);
  if (!why || left) return null;
  if (why === 'PROOF_REQUIRED') {
    return <ProveAgain onProven={() => answerAll(true)} onCancel={() => answerAll(false)} />;
  }
  return (
    <Reauthenticate
      why={why}
      account={account}
      onBack={() => settle(true)}
      onLeave={() => settle(false)}
    />
  );
}

/** Asks again who is signed in when a read is refused because nobody is. */
function watchRefusals(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isRefused((event.action as { error: unknown }).error, 'SIGN_IN_REQUIRED'))
      invalidateSession();
  });
}
