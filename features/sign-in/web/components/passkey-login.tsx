import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { beginPasskeyLogin, loginWithPasskey } from '../sign-in.queries.ts';
import { useText } from '../sign-in.text.ts';

interface Props {
  readonly onLoggedIn: () => Promise<void>;
}

/** Login with a passkey. The code that talks to the device is loaded when the button is pressed. */
export function PasskeyLogin({ onLoggedIn }: Props) {
  const t = useText();
  const { submit, isPending, failure } = useSubmit({ send: logIn, onSuccess: onLoggedIn });
  const failures: Readonly<Record<string, string>> = t.passkeyFailures;
  return (
    <>
      <Button
        full
        variant="secondary"
        icon={<Fingerprint />}
        busy={isPending}
        onClick={() => void submit()}
      >
        {t.passkeyLogin}
      </Button>
      {failure ? (
        <InlineNotice tone={failure.code === 'CANCELLED' ? 'info' : 'error'}>
          {failures[failure.code] ?? t.passkeyFailures.OTHER}
        </InlineNotice>
      ) : null}
    </>
  );
}

async function logIn() {
  const [{ signWithPasskey }, begun] = await Promise.all([
    import('#features/accounts/passkeys/web/lib/authenticator.ts'),
    beginPasskeyLogin(),
  ]);
  if (!begun.ok) return begun;
  const given = await signWithPasskey(begun.data.options);
  return given.ok ? loginWithPasskey({ body: { credential: given.credential } }) : given;
}
