import LogOut from 'lucide-react/icons/log-out';
import { useNavigate } from 'react-router';
import { endDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { personChanged } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { logout } from '../sign-in.queries.ts';
import { useText } from '../sign-in.text.ts';

/** Signs out on this phone, forgets what was read, and goes home. */
export function LogoutButton({ full }: { readonly full?: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const unsent = useOutbox().length;
  const leave = async () => {
    endDraft();
    await personChanged();
    await navigate('/');
    notify({ title: t.loggedOut });
  };
  const { submit, isPending } = useSubmit({
    send: () => logout(),
    words: { failedTitle: t.brokenTitle, failedTitles: { CONNECTION_LOST: t.notSentTitle } },
    onSuccess: leave,
    // Nobody was signed in any more.
    onRefusal: leave,
  });
  const onClick = () => {
    // Unsent writes stay on the phone until the same person logs in here again; but that may be never.
    if (unsent > 0 && !window.confirm(t.unsentOnLogout(unsent))) return;
    void submit();
  };
  return (
    <Button
      variant="secondary"
      icon={<LogOut />}
      busy={isPending}
      full={full ?? false}
      onClick={onClick}
    >
      {t.logout}
    </Button>
  );
}
