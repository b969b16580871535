import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { accept, decline } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';
import css from './pairs.module.css';

interface Props {
  readonly token: string;
  /** The partner pays half of the fee, and the place is freed where they do not. */
  readonly isSplit: boolean;
}

/** The answer to an invitation; declining asks once more, because the link is used up by it. */
export function AcceptOrDecline({ token, isSplit }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const [asking, setAsking] = useState(false);
  const common = { reads: TOURNAMENT_READS, words: t, inBackground: true } as const;
  const accepting = useSubmit({
    ...common,
    send: () => accept({ body: { token } }),
    onSuccess: async ({ entryId, toPay }) => {
      if (toPay) {
        await leadOn(`/tournament-payment?entry=${entryId}`, { replace: true });
        return;
      }
      await leadOn(`/my-tournaments/${entryId}/pair`, { replace: true });
      notify({ title: t.accepted, description: t.acceptedToast });
    },
  });
  const declining = useSubmit({
    ...common,
    send: () => decline({ body: { token } }),
    onSuccess: async () => {
      await leadOn('/my-tournaments', { replace: true });
      notify({ title: t.declined });
    },
  });
  const busy = accepting.isPending || declining.isPending;
  return (
    <div className={css.actions}>
      <Button variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
        {t.decline}
      </Button>
      <Button
        busy={accepting.isPending}
        disabled={declining.isPending}
        onClick={() => void accepting.submit()}
      >
        {isSplit ? t.acceptAndPay : t.accept}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.declineTitle}
        confirmLabel={t.decline}
        danger
        busy={declining.isPending}
        onConfirm={() => void declining.submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {isSplit ? t.declineSplitText : t.declineText}
      </ConfirmDialog>
    </div>
  );
}
