import { useLocation, useNavigate, useParams } from 'react-router';
import { notify } from '#platform/web/notify/notify.ts';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { CodeForm } from '../../../check-in/web/components/code-form.tsx';
import { useText } from '../handshake.text.ts';
import { checkInGuarded } from '../lib/guardian-speaker.ts';

/** A guardian at the venue checks the player in with its code. */
export function Screen() {
  const t = useText();
  const navigate = useNavigate();
  const { playerId = '', id } = useParams();
  const secret = useLocation().hash.slice(1);
  const back = `/guardian#${secret}`;
  const params = { id: Number(id), playerId };
  return (
    <Frame title={t.checkInTitle} back={{ to: back, label: t.backToGuardian }}>
      <meta name="robots" content="noindex" />
      <CodeForm
        id={params.id}
        send={(code) => checkInGuarded({ params, body: { secret, code } })}
        onDone={() => {
          notify({ title: t.checkedIn });
          void navigate(back, { replace: true });
        }}
      />
    </Frame>
  );
}
