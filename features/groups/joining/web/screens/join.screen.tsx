import LogIn from 'lucide-react/icons/log-in';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate, useParams } from 'react-router';
import { keepDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { tidyTeamCode } from '../../../groups.form.ts';
import { JoinGroup } from '../../../web/components/join-group.tsx';
import { useText } from '../joining.text.ts';

/** An invitation to a club: who is signed in joins by a tap, everybody else registers with the code filled in, or logs in. */
export function Screen() {
  const t = useText();
  const navigate = useNavigate();
  const code = tidyTeamCode(useParams().code ?? '');
  const { data, isPending } = useSession();
  if (data?.account) {
    return (
      <Frame title={t.invitedTitle} subtitle={t.invitedText}>
        <JoinGroup code={code} onJoined={() => navigate('/my-page?tab=clubs')} />
      </Frame>
    );
  }
  return (
    <Frame title={t.invitedTitle} subtitle={isPending ? undefined : t.strangerText(code)}>
      {isPending ? (
        <Skeleton shape="row" count={2} />
      ) : (
        <>
          <LinkButton
            full
            to="/registration"
            icon={<UserPlus />}
            onClick={() => keepDraft({ clubId: code })}
          >
            {t.register}
          </LinkButton>
          <LinkButton
            full
            variant="secondary"
            to={`/login?next=${encodeURIComponent(`/join/${code}`)}`}
            icon={<LogIn />}
          >
            {t.logIn}
          </LinkButton>
        </>
      )}
    </Frame>
  );
}
