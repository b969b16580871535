import { useState } from 'react';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../accounts.text.ts';

/** Why a form could not be sent; words are chosen when it is shown, so that they follow the language. */
export type Trouble =
  | { readonly kind: 'connection' | 'too-many' | 'not-accepted' | 'login-failed' | 'suspended' }
  | { readonly kind: 'fault'; readonly reference: string };

/** From a thrown error: the connection, or the unexpected, which is recorded. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ConnectionLost) return { kind: 'connection' };
  return { kind: 'fault', reference: reportFault(error) };
}

/** Says what went wrong, and that nothing typed is lost. */
export function SendTrouble({ trouble }: { readonly trouble: Trouble | null }) {
  const t = useText();
  if (!trouble) return null;
  const [title, text] = {
    connection: [t.notSentTitle, t.notSentText],
    'too-many': [t.tooManyTitle, t.tooManyText],
    'not-accepted': [t.notAcceptedTitle, t.notAcceptedText],
    'login-failed': [t.loginFailedTitle, t.loginFailedText],
    suspended: [t.suspendedTitle, t.suspendedText],
    fault: [t.brokenTitle, t.brokenText('reference' in trouble ? trouble.reference : '')],
  }[trouble.kind];
  return (
    <InlineNotice tone="error" title={title}>
      {text}
    </InlineNotice>
  );
}

/**
 * What a form needs to be sent: whether it is under way, and for `SendTrouble` why it did not arrive. What `send` throws
 * is that by itself; a refusal that is not shown at a field is handed to `refused`.
 */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sending = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble(null);
    try {
      await send();
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  const refused = (code: string) => setTrouble({ kind: KINDS[code] ?? 'not-accepted' });
  return { busy, trouble, sending, refused };
}

const KINDS: Readonly<Record<string, Exclude<Trouble['kind'], 'fault'>>> = {
  LOGIN_FAILED: 'login-failed',
  ACCOUNT_SUSPENDED: 'suspended',
  RATE_LIMITED: 'too-many',
};
