import Send from 'lucide-react/icons/send';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useSession } from '../../../web/lib/session.ts';
import { resend } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';

/** Asks to confirm the e-mail address until it is confirmed; nothing for the demo's visitor. */
export function EmailNotice() {
  const account = useSession().data?.account;
  return account && !account.emailVerified && !account.demo ? <Notice /> : null;
}

function Notice() {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => resend(),
    // It may have been confirmed on another phone.
    reads: ['session', 'profile'],
    words: t,
    onSuccess: () => notify({ title: t.resent, description: t.resentText }),
  });
  return (
    <InlineNotice
      title={t.noticeTitle}
      action={
        <Button variant="secondary" icon={<Send />} busy={isPending} onClick={() => void submit()}>
          {t.resend}
        </Button>
      }
    >
      {t.noticeText}
    </InlineNotice>
  );
}
