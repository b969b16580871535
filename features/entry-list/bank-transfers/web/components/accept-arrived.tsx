import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import type { ArrivalProps } from './note-arrival.tsx';

/** "Accept as enough": what was noted before counts as the whole, without another transfer. */
export function AcceptArrived({
  payer,
  receivedYen,
  missingYen,
  send,
  reads,
  words,
}: ArrivalProps) {
  const t = useText();
  const format = useFormat();
  const joined = useJoined();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send: (_: undefined, resendId) =>
      send({ amountYen: 0, paidOn: dayInJapan(now()), payerName: '', settles: true }, resendId),
    reads,
    words,
    onSuccess: () => {
      setOpen(false);
      notify({ title: t.transferNoted });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={joined.labelled(t.transferAccept, payer)}
        onClick={() => setOpen(true)}
      >
        {t.transferAccept}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.transferAcceptTitle(format.yen(receivedYen))}
        confirmLabel={t.transferAccept}
        busy={isPending}
        onConfirm={() => void submit(undefined)}
        onCancel={() => setOpen(false)}
      >
        {missingYen > 0 ? <p>{t.transferAcceptMissing(format.yen(missingYen))}</p> : null}
        <p>{t.transferAcceptText}</p>
      </ConfirmDialog>
    </>
  );
}
