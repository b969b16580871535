import { useQuery } from '@tanstack/react-query';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { MAIL_TONES } from '../lib/mail-tones.ts';
import { CONSOLE_READS, type Mail, mailQuery, retryMail } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

interface Props {
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One mail as its reader gets it, and its state. */
export function MailReader({ id, onClose }: Props) {
  const t = useText();
  const { loading } = usePlatformText();
  const query = useQuery({ ...mailQuery(id ?? ''), enabled: id !== null });
  return (
    <Dialog open={id !== null} onClose={onClose} title={query.data?.subject ?? loading}>
      <Loaded query={query} shape="line" count={5}>
        {(mail) => (
          <div className={css.form}>
            <MailState mail={mail} replyTo={mail.replyTo} canRetry={mail.text !== ''} />
            <p className={css.text}>{mail.text || t.textForgotten}</p>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function MailState({
  mail,
  replyTo,
  canRetry,
}: {
  readonly mail: Mail;
  readonly replyTo: string | null;
  readonly canRetry: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const { submit, isPending } = useSubmit({
    send: () => retryMail({ params: { id: mail.id } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => notify({ title: t.tryingNow }),
  });
  return (
    <>
      <Facts
        facts={[
          [t.to, mail.to],
          [t.replyTo, replyTo],
          [
            t.mailState,
            <Badge key="state" tone={MAIL_TONES[mail.state]}>
              {t.mailStates[mail.state]}
            </Badge>,
          ],
          [t.sentAt, mail.sentAt && format.dateTime(mail.sentAt)],
        ]}
      />
      {mail.lastError ? (
        <InlineNotice
          tone="warning"
          title={t.attempts(mail.attempts)}
          action={
            canRetry ? (
              <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
                {t.tryNow}
              </Button>
            ) : undefined
          }
        >
          {mail.lastError}
        </InlineNotice>
      ) : null}
    </>
  );
}
