import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../../../web/accounts.text.ts';
import { beginLogin, login } from '../passkeys.login.queries.ts';

interface Props {
  readonly onLoggedIn: () => Promise<void>;
}

/** The second way in. What talks to the device is loaded when it is pressed. */
export function PasskeyLogin({ onLoggedIn }: Props) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const enter = async () => {
    setBusy(true);
    setCode(null);
    try {
      const refused = await logIn();
      if (refused) setCode(refused);
      else await onLoggedIn();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) reportFault(error);
      setCode(error instanceof ConnectionLost ? 'CONNECTION_LOST' : 'OTHER');
    } finally {
      setBusy(false);
    }
  };
  const troubles: Readonly<Record<string, string>> = t.passkeyTrouble;
  return (
    <>
      <Button
        full
        variant="secondary"
        icon={<Fingerprint />}
        busy={busy}
        onClick={() => void enter()}
      >
        {t.passkeyLogin}
      </Button>
      {code ? (
        <InlineNotice tone={code === 'CANCELLED' ? 'info' : 'error'}>
          {troubles[code] ?? t.passkeyTrouble.OTHER}
        </InlineNotice>
      ) : null}
    </>
  );
}

/** Null once it has worked, else why not. */
async function logIn(): Promise<string | null> {
  const [{ signWithPasskey }, begun] = await Promise.all([
    import('./authenticator.ts'),
    beginLogin(),
  ]);
  if (!begun.ok) return begun.code;
  const given = await signWithPasskey(begun.data.options);
  if (!given.ok) return given.code;
  const answer = await login({ body: { credential: given.credential } });
  return answer.ok ? null : answer.code;
}
