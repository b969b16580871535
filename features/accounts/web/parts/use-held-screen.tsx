import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onSessionEnd, type SessionEnd, showsAccount } from '#platform/web/api/tab-session.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { personChanged, type Session } from './session.ts';

const SignInAgain = latePart(async () => {
  const { SignInAgain } = await import('../../sign-in-again/web/parts/sign-in-again.tsx');
  return SignInAgain;
});

/**
 * Keeps the screen of a person whose session has ended, with all that was typed into it, and puts a login over it.
 * `held` is whose screen it is, null while the session lasts.
 */
export function useHeldScreen(session: Session | undefined): {
  readonly held: string | null;
  readonly again: ReactNode;
} {
  const last = useRef<string | null>(null);
  const waiting = useRef<((same: boolean) => void)[]>([]);
  const [refused, setRefused] = useState<SessionEnd | null>(null);
  const id = session?.account?.id ?? null;
  const held = session && !id ? last.current : null;

  useEffect(() => {
    if (id || !session) last.current = id;
    if (id) showsAccount(id);
  }, [id, session]);
  useEffect(
    () =>
      onSessionEnd((why) => {
        setRefused(why);
        return new Promise((answer) => void waiting.current.push(answer));
      }),
    [],
  );
  const lost = useRef(false);
  lost.current = held !== null;
  // Left by the browser's own way back: what the person could read is not kept for the next one.
  useEffect(() => () => void (lost.current && personChanged()), []);

  const settle = (same: boolean) => {
    setRefused(null);
    for (const answer of waiting.current.splice(0)) answer(same);
    if (same) void queryClient.invalidateQueries();
    else void personChanged();
  };
  const why = refused ?? (held ? 'SIGN_IN_REQUIRED' : null);
  const account = held ?? last.current;
  const again =
    why && account ? (
      <SignInAgain
        why={why}
        account={account}
        onBack={() => settle(true)}
        onLeave={() => settle(false)}
      />
    ) : null;
  return { held, again };
}
