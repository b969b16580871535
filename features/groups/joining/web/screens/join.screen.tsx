import LogIn from 'lucide-react/icons/log-in';
import UserPlus from 'lucide-react/icons/user-plus';
import { useParams } from 'react-router';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { keepDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { PLAIN_TEAM_CODE, tidyTeamCode } from '../../../groups.form.ts';
import { JoinGroup } from '../../../web/components/join-group.tsx';
import { useText } from '../joining.text.ts';

/**
 * An invitation to a club: who is signed in joins by a tap, everybody else registers with the code filled in, or logs in. A code
 * that registration does not take waits here until they are back.
 */
export function Screen() {
  const t = useText();
  const leadOn = useLeadOn();
  const code = tidyTeamCode(useParams().code ?? '');
  const isPlain = PLAIN_TEAM_CODE.test(code);
  const here = `/join/${encodeURIComponent(code)}`;
  const session = useSession();
  const strangerText = t[isPlain ? 'strangerText' : 'strangerBackText'](code);
  return (
    <Frame
      title={t.invitedTitle}
      subtitle={session.data && (session.data.account ? t.invitedText : strangerText)}
    >
      <Loaded query={session} count={2}>
        {({ account }) =>
          account ? (
            <JoinGroup code={code} onJoined={() => void leadOn('/my-page?tab=clubs')} />
          ) : (
            <>
              <LinkButton
                full
                to={isPlain ? '/registration' : withNext('/registration', here)}
                icon={<UserPlus />}
                onClick={() => isPlain && keepDraft({ clubId: code })}
              >
                {t.register}
              </LinkButton>
              <LinkButton full variant="secondary" to={withNext('/login', here)} icon={<LogIn />}>
                {t.logIn}
              </LinkButton>
            </>
          )
        }
      </Loaded>
    </Frame>
  );
}
