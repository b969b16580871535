import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { decline } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';
import css from './pairs.module.css';

interface Props {
  readonly entryId: string;
  readonly invitationId: string;
}

/** For a partner who has accepted: paying the own half of the fee, or declining after all. */
export function PayOrDecline({ entryId, invitationId }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    reads: TOURNAMENT_READS,
    words: t,
    inBackground: true,
    send: () => decline({ body: { token: invitationId } }),
    onSuccess: async () => {
      await leadOn('/my-tournaments', { replace: true });
      notify({ title: t.declined });
    },
  });
  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t.decline}
      </Button>
      <LinkButton to={`/tournament-payment?entry=${entryId}`}>{t.payNow}</LinkButton>
      <ConfirmDialog
        open={asking}
        title={t.declineTitle}
        confirmLabel={t.decline}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.declineSplitText}
      </ConfirmDialog>
    </div>
  );
}
