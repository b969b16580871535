/**
 * Why a write was not accepted: nobody is signed in any more, or not the person whose screens this tab shows, or the second factor
 * has to be proven again.
 */
export type SessionEnd = 'SIGN_IN_REQUIRED' | 'ACCOUNT_CHANGED' | 'PROOF_REQUIRED';

/** Asks the person to sign in, or to prove the second factor, again; true once the same person has. */
type Reauthenticate = (why: SessionEnd) => Promise<boolean>;

let account: string | null = null;
let ask: Reauthenticate | null = null;

/**
 * Records whose screens this tab shows. All tabs share one session, which another tab may change: each write names its
 * account, and the server accepts it for no other.
 */
export function showsAccount(id: string | null): void {
  account = id;
}

/** The account whose screens this tab shows; null for a visitor, or while it is not known. */
export function shownAccount(): string | null {
  return account;
}

/** Calls `handler` when a write finds its session ended; gives a function that removes it. */
export function onSessionEnd(handler: Reauthenticate): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Whether a refused write may be sent once more, because the same person has signed in again. */
export async function mayTryAgain(code: string): Promise<boolean> {
  if (!/^(SIGN_IN|PROOF)_REQUIRED$|^ACCOUNT_CHANGED$/.test(code)) return false;
  return (await ask?.(code as SessionEnd)) ?? false;
}
