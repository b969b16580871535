import { useState } from 'react';
import { useLocation } from 'react-router';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { acceptInvitation, declineInvitation, type Invitation } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

interface Props {
  readonly secret: string;
  readonly invitation: Invitation;
  readonly onDeclined: () => void;
}

/** Accepting with the account that is signed in, or logging in first; declining needs no account. */
export function InvitationAnswer({ secret, invitation, onDeclined }: Props) {
  const account = useSession().data?.account;
  // All visitors of the demo share its sample player.
  const own = account?.demo ? null : account;
  return (
    <>
      {invitation.tournament.isCancelled ? null : own ? (
        <Accept secret={secret} duty={invitation.duty} name={own.name} />
      ) : (
        <SignIn />
      )}
      {invitation.isDeclined ? null : (
        <Decline secret={secret} invitation={invitation} onDeclined={onDeclined} />
      )}
    </>
  );
}

interface AcceptProps extends Pick<Props, 'secret'>, Pick<Invitation, 'duty'> {
  readonly name: string;
}

function Accept({ secret, duty, name }: AcceptProps) {
  const t = useText();
  const leadOn = useLeadOn();
  const { submit, isPending } = useSubmit({
    send: () => acceptInvitation({ body: { secret } }),
    reads: ['organizer'],
    readsAfter: 'success',
    inBackground: true,
    words: { failedTitle: t.failedTitle, failures: t.acceptFailures },
    onSuccess: async ({ tournamentId }) => {
      notify({ title: t.accepted[duty] });
      await leadOn(`/referee/tournaments/${tournamentId}`, { replace: true });
    },
  });
  return (
    <>
      <p>
        <bdi>{t.as(name)}</bdi>
      </p>
      <Button full busy={isPending} onClick={() => void submit()}>
        {t.accept}
      </Button>
    </>
  );
}

function SignIn() {
  const t = useText();
  const { pathname, hash } = useLocation();
  const here = pathname + hash;
  return (
    <>
      <p>{t.signInFirst}</p>
      <LinkButton full to={withNext('/login', here)}>
        {t.logIn}
      </LinkButton>
      <LinkButton full variant="secondary" to={withNext('/registration', here)}>
        {t.register}
      </LinkButton>
    </>
  );
}

function Decline({ secret, invitation, onDeclined }: Props) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => declineInvitation({ body: { secret } }),
    words: { failedTitle: t.failedTitle, failures: t.acceptFailures },
    onSuccess: onDeclined,
  });
  return (
    <>
      <Button full variant="quiet" onClick={() => setAsking(true)}>
        {t.decline}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.declineTitle}
        confirmLabel={t.decline}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.declineText(format.name(invitation.tournament.organizerName))}
      </ConfirmDialog>
    </>
  );
}
