import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { logout } from '../accounts.queries.ts';
import { useText } from '../accounts.text.ts';
import { endDraft } from './registration-draft.ts';
import { troubleOf } from './send-trouble.tsx';
import { personChanged } from './session.ts';

/** Signs out on this phone, forgets what was read, and goes home. */
export function LogoutButton({ full }: { readonly full?: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const unsent = useOutbox().length;
  const leave = async () => {
    // They stay on the phone and go out when the same person logs in here again; but that may be never.
    if (unsent > 0 && !window.confirm(t.unsentOnLogout(unsent))) return;
    setBusy(true);
    try {
      await logout();
      endDraft();
      await personChanged();
      await navigate('/');
      notify({ title: t.loggedOut });
    } catch (error) {
      const lost = troubleOf(error).kind === 'connection';
      notify({ title: lost ? t.notSentTitle : t.brokenTitle, variant: 'destructive' });
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" icon={<LogOut />} busy={busy} full={full ?? false} onClick={leave}>
      {t.logout}
    </Button>
  );
}
